/**
 * In every site: a list of its other files with their digests, as `sha256sum` writes and checks it.
 * By it the next build knows which files it may replace, and which are as the build left them. No
 * tasks are looked for in a folder that has it.
 */
export const fileDigestsName = '.benchlight-files';
