/** The version that a name such as "v1.4.2" says, as tags do: "1.4.2". */
export const toVersion = (name: string): string => name.replace(/^v(?=\d)/i, '');
