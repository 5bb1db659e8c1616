import { readFileSync } from 'node:fs';

/** What the workflow gives the action. */
export interface Inputs {
  /** Folders and files, from the root of the repository. */
  targets: readonly string[];
  failOn: string;
  /** Whether shortcuts are reported. */
  shortcuts: boolean;
  /** The file with known findings, from the root of the repository. Default: that of dataset.json. */
  baseline: string | undefined;
  /** Files to write or to add to. */
  sarif: string | undefined;
  summary: string | undefined;
  output: string | undefined;
  /** Undefined without a pull request or a token. */
  pull: { number: number; comment: boolean } | undefined;
  repository: string;
  api: string;
  token: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @param readEvent reads the file with the event that started the workflow. */
export function readInputs(
  env: Variables,
  readEvent: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Inputs {
  const token = env.GITHUB_TOKEN ?? '';
  const number = findPull(env.GITHUB_EVENT_PATH, readEvent);
  return {
    targets: (toText(env.BENCHLIGHT_TASKS?.trim()) ?? '.')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    failOn: toText(env.BENCHLIGHT_FAIL_ON) ?? 'error',
    shortcuts: env.BENCHLIGHT_SHORTCUTS === 'true',
    baseline: toText(env.BENCHLIGHT_BASELINE),
    sarif: toText(env.BENCHLIGHT_SARIF),
    summary: toText(env.GITHUB_STEP_SUMMARY),
    output: toText(env.GITHUB_OUTPUT),
    pull:
      number === undefined || token === ''
        ? undefined
        : { number, comment: env.BENCHLIGHT_COMMENT === 'true' },
    repository: env.GITHUB_REPOSITORY ?? '',
    api: toText(env.GITHUB_API_URL) ?? 'https://api.github.com',
    token,
  };
}

const toText = (value: string | undefined) => (value === '' ? undefined : value);

function findPull(path: string | undefined, readEvent: (path: string) => string) {
  if (path === undefined) return undefined;
  const event = JSON.parse(readEvent(path)) as { pull_request?: { number?: number } };
  return event.pull_request?.number;
}
