/** The method in what `unfollowed` names, as in `get_file` of "env.controller.get_file"; undefined for other calls. */
export const toMethodName = (written: string): string | undefined =>
  /^[\w.]+\.(\w+)$/.exec(written)?.[1];
