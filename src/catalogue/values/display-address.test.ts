import { expect, test } from 'vitest';
import { toFileAddress } from './display-address.ts';

test.for<[string, string, string]>([
  [
    'https://files.example.org/a/b/report%20final.docx?download=1',
    'report final.docx',
    'files.example.org',
  ],
  ['https://files.example.org/a%E0.csv', 'a%E0.csv', 'files.example.org'],
  ['https://files.example.org/open?id=1', 'https://files.example.org/open?id=1', ''],
  ['https://files.example.org/', 'https://files.example.org/', ''],
])('describes %s as "%s" from "%s"', ([href, name, host]) => {
  expect(toFileAddress(href)).toEqual({ href, name, host });
});

test.for(['/home/user/report.docx', 'javascript:report.docx', 'report.docx'])(
  'finds no address in %s',
  (text) => {
    expect(toFileAddress(text)).toBeUndefined();
  },
);
