import { readFile } from 'node:fs/promises';

/** Fails unless the tag, the version and the changelog name the same release. */
const [tag = ''] = process.argv.slice(2);
const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
const changelog = await readFile('CHANGELOG.md', 'utf8');
const faults = [
  ...(tag === `v${version}` ? [] : [`the tag is "${tag}", but the version is ${version}`]),
  ...(changelog.includes(`\n## [${version}] - `) ? [] : [`CHANGELOG.md has no section ${version}`]),
];
for (const fault of faults) console.error(`error: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
