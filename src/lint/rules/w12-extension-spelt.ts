import { didYouMean } from '#text/similarity/did-you-mean.ts';
import { toPointer } from '#text/json/json-pointer.ts';
import { extensionOf, toFileName } from '#text/file-name.ts';
import { cloudFile, vmFile } from '../examples/example-parts.ts';
import { machineStrings } from '../facts/apps/machine-strings.ts';
import { defineTaskRule } from '../model/rule.ts';

const task = (dest: string) => ({
  evaluator: {
    func: 'compare_table',
    result: vmFile('/home/user/orders.xlsx', dest),
    expected: cloudFile('https://files.example.org/orders.xlsx', 'orders_expected.xlsx'),
    options: { rules: [{ type: 'sheet_data', sheet_idx0: 0, sheet_idx1: 'EI0' }] },
  },
});

export const extensionSpelt = defineTaskRule({
  code: 'W12',
  name: 'extension-spelt',
  severity: 'warning',
  consequence: 'fails',
  summary: 'The extension of a file is not misspelt.',
  why: 'Programs and metrics select a file format by its extension, and a path that is misspelt in one place does not exist.',
  howToFix:
    'Correct the extension wherever the task names the file: where it is downloaded, opened, fetched and stored. If the file on the server is misspelt too, rename it.',
  concerns: ['action download', 'action open', 'getter cloud_file', 'getter vm_file'],
  examples: { good: [task('orders.xlsx')], bad: [task('orders.xslx'), task('orders.xlxs')] },

  message: ({ found, meant }: { found: string; meant: string }) =>
    `unknown extension ".${found}"${didYouMean(`.${meant}`)}`,

  *check(view) {
    for (const place of machineStrings(view)) {
      if (!placeFields.has(place.field)) continue;
      const found = extensionOf(toFileName(place.text));
      const meant = misspelt.get(found);
      if (meant === undefined) continue;
      yield { at: place.at, found, meant, about: [toPointer(place.at), place.text] };
    }
  },
});

const placeFields = new Set('path dest url local_path file_path file_name gold_path'.split(' '));

/** Typing errors; none of them is the extension of a common file format. */
const misspelt = new Map(
  Object.entries({
    docx: 'dcox docxx doxc odcx',
    gif: 'gfi igf',
    html: 'hmtl htlm htmll thml',
    jpeg: 'jepg jpge jpegg jpeeg jgep',
    jpg: 'jgp jpgg',
    json: 'josn jsno jsonn sjon',
    mp3: 'mp33 pm3',
    mp4: 'mp44 pm4',
    pdf: 'pfd dpf pdff ppdf',
    png: 'pgn pngg npg',
    pptx: 'ppxt pttx ptpx pptxx pttpx ppptx',
    txt: 'txtt ttxt txxt',
    xlsx: 'xslx xlxs xlsxx xllsx xsxl lxsx xlssx xslsx',
    yaml: 'ymal yalm',
    zip: 'zpi zipp',
  }).flatMap(([meant, misspellings]) =>
    misspellings.split(' ').map((misspelling) => [misspelling, meant] as const),
  ),
);
