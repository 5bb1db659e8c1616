/** Whether a text in lower case names an archive, a repository or a script, so that more files may come than it names. */
export function bringsUnlistedFiles(text: string): boolean {
  return /\.(?:7z|ps1|rar|sh|tar|tgz|zip|[gx]z)\b|git clone/.test(text);
}
