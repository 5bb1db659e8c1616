/** Whether tasks are looked for in a folder or file of a name: not if it is hidden, nor in packages. */
export const isEntered = (name: string): boolean =>
  !name.startsWith('.') && name !== 'node_modules';
