import { executeStep } from '../examples/example-parts.ts';
import { defineDatasetRule } from '../model/rule.ts';

const task = (id: string, instruction: string, command: string) => ({
  id,
  instruction,
  config: [executeStep(command, { shell: true })],
});
const asked = task(
  'a',
  'Print the report of the month on both sides.',
  'echo {CLIENT_PASSWORD} | sudo -S systemctl stop cups',
);

export const sudoGivenPassword = defineDatasetRule({
  code: 'W63',
  name: 'sudo-given-password',
  severity: 'warning',
  consequence: 'stops',
  summary: 'Where other tasks give "sudo" a password, every task does.',
  why: 'Without a terminal, "sudo" cannot ask for the password: it prints an error and runs nothing, and most environments continue. Other tasks of the dataset show that the machine has a password.',
  howToFix:
    'Give the password as the other tasks do, with "sudo -S" and the placeholder of your environment, or do without administrator rights.',
  concerns: ['action execute', 'action command', 'action launch', 'getter vm_command_line'],
  examples: {
    good: [
      {
        'a.json': asked,
        'b.json': task(
          'b',
          'List every open port.',
          'echo {CLIENT_PASSWORD} | sudo -S apt-get -y install nmap',
        ),
      },
    ],
    bad: [
      {
        'a.json': asked,
        'b.json': task('b', 'List every open port.', 'sudo apt-get -y install nmap'),
      },
    ],
  },

  message: ({ other }: { other: string }) =>
    `"sudo" is given no password, unlike in "${other}", so it runs nothing if the machine asks for one; use "sudo -S" with the placeholder of the password`,

  *check(members) {
    const giving = members.filter(({ sudo }) => sudo?.givesPassword === true);
    const silent = members.filter(({ sudo }) => sudo !== undefined && sudo.silent.length > 0);
    const [example] = giving;
    // Where most do without, the machine hardly asks.
    if (example === undefined || silent.length > mostSilent * giving.length) return;
    for (const { file, sudo } of silent) {
      const [at, ...also] = sudo?.silent ?? [];
      if (at)
        yield {
          file,
          at,
          ...(also.length > 0 && { also }),
          other: example.file,
          cause: 'sudo without a password',
        };
    }
  },
});

const mostSilent = 3;
