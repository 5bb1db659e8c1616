import { required } from '../contract/fields.ts';
import { defineMetrics } from '../contract/entry.ts';
import { ruleSet } from '../contract/example-sources.ts';

export const desktopMetrics = defineMetrics('desktop and OS', {
  check_desktop_favorite_apps: {
    productName: 'check_gnome_favorite_apps',
    summary: "Passes when exactly the expected apps are the desktop's favourites.",
    verdict: "the desktop's favourites are exactly {rules.expected|app}",
    result: {
      accepts: 'the list of favourites, as a command prints it',
      example: {
        type: 'vm_command_line',
        command: ['gsettings', 'get', 'org.gnome.shell', 'favorite-apps'],
      },
    },
    ...ruleSet({
      expected: required('array of string', "The apps' desktop files, in any order.", [
        'browser.desktop',
        'mail.desktop',
      ]),
    }),
    ruleLabels: { expected: 'exactly these are the favourites' },
    options: {},
    agentText: [{ does: 'evaluates', call: 'eval', isText: true }],
  },
  is_utc_0: {
    summary: "Passes when the machine's time zone is UTC+0.",
    verdict: "the machine's time zone is UTC+0",
    notes: ['It reads the fourth line that the command prints.'],
    compares: { kind: 'contains a fixed string', text: '+0000)' },
    result: {
      accepts: 'the output of the command that shows the time settings',
      example: { type: 'vm_command_line', command: ['timedatectl', 'status'] },
    },
    options: {},
  },
  check_text_enlarged: {
    summary: "Passes when the desktop's text is scaled up, that is, by a factor above 1.",
    verdict: "the desktop's text is scaled up",
    result: {
      accepts: 'the scaling factor, as a command prints it',
      example: {
        type: 'vm_command_line',
        command: ['gsettings', 'get', 'org.gnome.desktop.interface', 'text-scaling-factor'],
      },
    },
    options: {},
  },
  check_moved_jpgs: {
    summary: 'Passes when a folder contains exactly the files with the expected names.',
    verdict: '{result} contains exactly {rules.expected|file}',
    notes: ['Folders inside it count like files; their content does not.'],
    result: {
      accepts: 'the content of a folder',
      example: { type: 'list_directory', path: '/home/user/Pictures/holiday' },
    },
    ...ruleSet({
      expected: required('array of string', 'The names of all files, in any order.', [
        'harbour.jpg',
        'lighthouse.jpg',
      ]),
    }),
    ruleLabels: { expected: 'exactly these files are there' },
    options: {},
  },
  is_in_vm_clickboard: {
    summary: 'Passes when the expected text is on the clipboard, perhaps among other text.',
    verdict: [
      'the clipboard contains {result.rules.expected|text}',
      'the clipboard contains the expected text',
    ],
    notes: [
      'The sides are swapped: "result" returns the rules, whose "expected" is a string or an array of strings, and "expected" runs the command that prints the clipboard.',
    ],
    result: {
      accepts: 'rules with the text that must be on the clipboard',
      example: { type: 'rule', rules: { expected: '/home/user/Documents/report.docx' } },
    },
    expected: {
      accepts: 'the output of a command that prints the clipboard',
      example: {
        type: 'vm_command_line',
        command: ['xclip', '-selection', 'clipboard', '-out'],
      },
    },
    rules: {
      expected: required(
        ['string', 'array of string'],
        'The string, or the strings, that must be on the clipboard.',
        '/home/user/Documents/report.docx',
      ),
    },
    ruleLabels: { expected: 'the clipboard includes' },
    options: {},
  },
});
