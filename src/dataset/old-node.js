// JavaScript without dependencies: versions of Node that are too old for Benchlight run it.
import { readFileSync } from 'node:fs';

/**
 * Says that this version of Node is too old, and sets the exit code. What needs a newer one must be
 * imported afterwards.
 *
 * @param {string} version such as "20.19.1", by default that of this process
 * @returns {boolean} whether it is too old
 */
export function refuseOldNode(version = process.versions.node) {
  const refusal = describeOldNode(version);
  if (refusal === undefined) return false;
  console.error(`error: ${refusal}`);
  process.exitCode = 2;
  return true;
}

/**
 * @param {string} version
 * @returns {string | undefined} what to say of a version that is too old
 */
export function describeOldNode(version) {
  const needed = readNeeded();
  if (isAtLeast(version, needed)) return undefined;
  return (
    `Benchlight needs Node ${needed} or newer; this is Node ${version}\n` +
    'Install a newer version, such as from https://nodejs.org, or choose one with a version manager such as nvm.'
  );
}

/** @returns {string} the version in `engines`, a range such as ">=22.18" */
function readNeeded() {
  const file = new URL('../../package.json', import.meta.url);
  const { engines } = JSON.parse(readFileSync(file, 'utf8'));
  return engines.node.replace(/^>=/, '');
}

/**
 * @param {string} version
 * @param {string} needed
 */
function isAtLeast(version, needed) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}
