import { type MeasuredRun, runCommand } from '#tests/commands/run-command.ts';

/** Below it no run is compared with others, in milliseconds of the processor: the first load modules. */
const leastSlow = 5_000;
/** How many times as much work as the median a run may be. */
const mostTimes = 10;

/** Runs commands on mutated files, and keeps what went wrong. */
export interface Judge {
  /**
   * @param what the mutated files are, so that they can be made again.
   * @param codes that the run may end with.
   */
  run(
    what: string,
    call: readonly [command: string, ...args: string[]],
    codes: readonly number[],
  ): Promise<MeasuredRun | undefined>;
  /** What went wrong so far, and the runs that took far longer than the others of their command. */
  listFaults(): string[];
}

export function createJudge(): Judge {
  const faults: string[] = [];
  const works = new Map<string, { what: string; milliseconds: number }[]>();
  return {
    async run(what, [command, ...args], codes) {
      try {
        const run = await runCommand(command, args);
        const found = findFaults(run, args, codes);
        faults.push(...found.map((fault) => `${what}: ${command} ${args.join(' ')}: ${fault}`));
        const { milliseconds } = run;
        works.set(command, [...(works.get(command) ?? []), { what, milliseconds }]);
        return run;
      } catch (error) {
        faults.push(`${what}: ${command} ${args.join(' ')}: ${String(error)}`);
        return undefined;
      }
    },
    listFaults: () => [...faults, ...[...works].flatMap(([name, runs]) => findSlow(name, runs))],
  };
}

function findFaults(
  { code, stdout, stderr }: MeasuredRun,
  args: readonly string[],
  codes: readonly number[],
): string[] {
  const output = `${stdout}\n${stderr}`;
  const claims: Record<string, boolean> = {
    [`the exit code ${code}`]: codes.includes(code ?? -1),
    'a bug': !output.includes('This is a bug in Benchlight'),
    'a stack trace': !/^ {4}at .*:\d+:\d+\)?$/m.test(output),
    'an error without a hint': code !== 2 || /^error: .+\n.+/m.test(stderr),
    'a report that is not JSON': code === 2 || !args.includes('json') || isJson(stdout),
  };
  return Object.keys(claims)
    .filter((claim) => !claims[claim])
    .map((claim) => `${claim}\n${output.slice(-600)}`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function findSlow(
  command: string,
  runs: readonly { what: string; milliseconds: number }[],
): string[] {
  const sorted = runs.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return runs
    .filter(({ milliseconds }) => milliseconds > Math.max(leastSlow, mostTimes * median))
    .map(
      ({ what, milliseconds }) =>
        `${what}: ${command} took ${Math.round(milliseconds)} ms, the median ${Math.round(median)} ms`,
    );
}
