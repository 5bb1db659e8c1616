/** The pictures beside the sentences of steps. */
const stepIcons = [
  'account',
  'close',
  'cloud',
  'command',
  'download',
  'file',
  'folder',
  'history',
  'keys',
  'launch',
  'page',
  'picture',
  'port',
  'wait',
  'window',
] as const;

export type StepIcon = (typeof stepIcons)[number];
