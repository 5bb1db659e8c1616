/** The pictures beside the sentences of steps. */
export type StepIcon =
  | 'account'
  | 'close'
  | 'cloud'
  | 'command'
  | 'download'
  | 'file'
  | 'folder'
  | 'history'
  | 'keys'
  | 'launch'
  | 'page'
  | 'picture'
  | 'port'
  | 'wait'
  | 'window';
