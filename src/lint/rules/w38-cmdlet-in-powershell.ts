import { skipWrappers } from '#shell/interpreter.ts';
import { taskCommands, toWords } from '../facts/setup/task-commands.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (...command: string[]) => ({
  evaluator: {
    func: 'exact_match',
    result: { type: 'vm_command_line', command },
    expected: { type: 'rule', rules: { expected: 'dark' } },
  },
});

export const cmdletInPowershell = defineTaskRule({
  code: 'W38',
  name: 'cmdlet-in-powershell',
  severity: 'warning',
  consequence: 'stops',
  summary: 'A cmdlet of PowerShell is run by PowerShell.',
  why: 'A cmdlet is not a program: neither the system nor another shell finds it, so the command fails.',
  howToFix: 'Begin the array with "powershell" and "-Command", and write the rest as one string.',
  concerns: ['action execute', 'action launch', 'getter vm_command_line'],
  examples: {
    good: [task('powershell', '-Command', 'Get-ItemProperty HKCU:/Software/Example')],
    bad: [task('Get-ItemProperty', 'HKCU:/Software/Example')],
  },

  message: ({ cmdlet }: { cmdlet: string }) =>
    `"${cmdlet}" is a cmdlet, which only PowerShell runs; begin the array with "powershell" and "-Command"`,

  *check(task) {
    for (const { command, at } of taskCommands(task)) {
      if (!Array.isArray(command)) continue;
      const words = toWords(command);
      const index = skipWrappers(words);
      const cmdlet = cmdletName.exec(words[index] ?? '')?.[0];
      if (cmdlet !== undefined) yield { at: [...at, index], cmdlet };
    }
  },
});

/** A verb that PowerShell approves and a noun, alone or before its arguments. */
const cmdletName =
  /^(?:Add|Clear|Compress|Convert(?:From|To)|Copy|Disable|Enable|Expand|Export|ForEach|Format|Get|Import|Install|Invoke|Measure|Move|New|Out|Read|Register|Remove|Rename|Resolve|Restart|Select|Set|Sort|Split|Start|Stop|Test|Uninstall|Update|Wait|Where|Write)-[A-Z][A-Za-z]+(?=\s|$)/;
