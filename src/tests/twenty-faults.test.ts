import { expect, test } from 'vitest';
import { deriveTaskSchema } from '#format/json-schema.ts';
import { compileSchema } from '#format/validator.ts';
import { checkTasks } from './support/check-tasks.ts';
import { compareFindings } from '#lint/model/finding.ts';
import { parseFile } from '#lint/parse/parse-file.ts';
import { listNames } from '#vocabulary/known-names.ts';
import { createVocabulary } from '#vocabulary/vocabulary.ts';

const file = 'multi_apps/year-report.json';
const text = String.raw`{
  "id": "yearly-report",
  "snapshot": "office",
  "instruction": "Copy the totals of orders.xlsx into summary_2024.docx, make its headings bold and save both files.",
  "source": ["https://example.org/forum/12"],
  "config": [
    {
      "type": "download",
      "parameters": {
        "files": [
          {
            "url": "https://files.example.org/orders.xlsx",
            "path": "/home/user/Documents/orders.xlsx"
          },
          {
            "url": "https://github.com/example/files/blob/main/summary_2024.docx",
            "path": "/home/user/Documents/summary_2024.docx"
          }
        ]
      }
    },
    { "type": "open", "parameters": { "path": "/home/user/Documents/oders.xlsx" } },
    { "type": "launch", "parameters": { "command": ["soffice", "--writer"], "shell": "false" } },
    { "type": "sleep", "parameters": { "seconds": "two" } },
    { "type": "activate_window", "parameters": { "strict": true } },
    { "type": "open_file", "parameters": { "path": "/home/user/Documents/summary_2024.docx" } },
    { "type": "execute", "parameters": { "command": ["date"], "timeout_after": 5 } },
    { "type": "execute", "parameters": { "command": ["ls", "/home/user", "|", "wc", "-l"] } },
    {
      "type": "execute",
      "parameters": { "command": ["python3", "-c", "import pyautogui; pyautogui.click(170, 250)"] }
    },
    {
      "type": "execute",
      "parameters": { "command": "echo password | sudo -S systemctl stop cups", "shell": true }
    },
    { "type": "chrome_close_tabs", "parameters": {} }
  ],
  "related_apps": ["spreadsheet", "word_processor"],
  "evaluator": {
    "func": ["compare_table", "compare_docx_files", "exact_match"],
    "conj": "xor",
    "result": [
      {
        "type": "vm_file",
        "path": "/home/user/Documents/orders.xlsx",
        "dest": "orders.xslx"
      },
      {
        "type": "vm_file",
        "path": "/home/user/Documents/summary_2024.docx",
        "dest": "summary.docx"
      },
      {
        "type": "vm_command_line",
        "command": ["hostname"]
      }
    ],
    "expected": [
      {
        "type": "cloud_file",
        "path": "https://files.example.org/orders_expected.xlsx",
        "dest": "orders_expected.xlsx"
      },
      {
        "type": "cloud_file",
        "path": "https://files.example.org/summary_expected.docx",
        "dest": "summary.docx"
      },
      {
        "type": "rule",
        "rules": { "expected": "pc" },
        "rules": { "expected": "desktop\n" }
      }
    ],
    "options": [
      { "rules": [{ "type": "sheet_data", "sheet_idx0": 0, "sheet_idx1": "EI0" }] },
      {}
    ]
  },
  "proxi": false,
  "possibility_of_env_change": "low"
}
`;

test('a file with 20 faults of different kinds reports all of them, each at its line and column', () => {
  const vocabulary = createVocabulary();
  const parsed = parseFile(file, new TextEncoder().encode(text));
  const isValid = compileSchema(deriveTaskSchema(listNames(vocabulary)));
  const checked = checkTasks([parsed], { vocabulary, isValid, suites: [] });
  const findings = [...parsed.findings, ...checked].sort(compareFindings);

  expect(findings.map(({ line, column, code }) => [line, column, code])).toEqual([
    [2, 9, 'D01'], // not the name of the file
    [3, 3, 'V02'], // "snapshot" is deprecated
    [5, 13, 'S03'], // a list where a text is due
    [16, 20, 'W06'], // the page that shows a file
    [22, 47, 'W07'], // "oders.xlsx", which nothing put there
    [23, 86, 'S04'], // "false" as a text
    [24, 51, 'S02'], // "two" as a number
    [25, 48, 'S01'], // no "window_name"
    [26, 15, 'V01'], // no action has this name
    [27, 63, 'V05'], // no parameter has this name
    [28, 74, 'W08'], // a pipe without a shell
    [31, 34, 'W18'], // a click at a fixed place
    [35, 34, 'W19'], // a password
    [37, 50, 'V04'], // no addresses to close
    [42, 13, 'S06'], // neither "and" nor "or"
    [47, 17, 'W12'], // ".xslx"
    [68, 17, 'W02'], // the name of the result
    [73, 9, 'F04'], // "rules" a second time
    [76, 16, 'W01'], // two options for three metrics
    [81, 3, 'V08'], // "proxi"
  ]);
});
