import { type Answers, line, type Writer } from './answers.ts';

export const readService: Writer = (words) => {
  const manager = words[0] === '--user' ? 'systemctl --user' : 'systemctl';
  const [verb = '', ...units] = words.filter((word) => !word.startsWith('-'));
  const states = serviceStates.get(verb);
  if (states === undefined) return undefined;
  const shown = words.includes('--now')
    ? [...states, ...(serviceStates.get(nows[verb] ?? '') ?? [])]
    : states;
  return units.flatMap((unit) => {
    const name = unit.replace(/\.service$/, '');
    return [name, `${name}.service`].flatMap((spelling) =>
      shown.map(
        ([question, answer]) => [`${manager} ${question} ${spelling}`, line(answer)] as const,
      ),
    );
  });
};

/** Whether services of a user run without a login. */
export const readLingering: Writer = ([verb = '', user]) => {
  const word = /^(en|dis)able-linger$/.exec(verb)?.[1];
  if (word === undefined || user === undefined) return undefined;
  const answer = word === 'en' ? 'yes' : 'no';
  return ['-p Linger', '--property=Linger'].flatMap((option): Answers => [
    [`loginctl show-user ${user} ${option}`, line(`Linger=${answer}`)],
    [`loginctl show-user ${user} ${option} --value`, line(answer)],
  ]);
};

const nows: Readonly<Record<string, string>> = { enable: 'start', disable: 'stop' };
const serviceStates: ReadonlyMap<string, readonly (readonly [string, string])[]> = new Map([
  ['enable', [['is-enabled', 'enabled']]],
  ['disable', [['is-enabled', 'disabled']]],
  ['start', [['is-active', 'active']]],
  ['restart', [['is-active', 'active']]],
  ['stop', [['is-active', 'inactive']]],
]);
