import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vocabularySchema } from '#format/declaration-schema.ts';
import { parseFile } from '#lint/parse/parse-file.ts';
import { buildCatalogue } from '#catalogue/catalogue.ts';
import { projectRoot } from '#dataset/project-root.ts';
import { toTaskMarkdown } from '#export/markdown/task-markdown.ts';
import { listSearchRecords } from '#search/records/search-records.ts';
import { describeStart } from '#sentences/start/start-state.ts';
import { toPlainText } from '#text/rich-text.ts';
import { builtInEntries } from '#vocabulary/built-in.ts';
import type { VocabularyEntry } from '#vocabulary/contract/entry.ts';
import { createVocabulary, type Vocabulary } from '#vocabulary/vocabulary.ts';
import { checkTasks } from '../support/check-tasks.ts';

const folder = join(projectRoot, 'examples');
const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!suites|results).+[/\\].+\.json$/.test(file))
  .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

/** Everything that is said of the tasks, with the names as they were before. */
function describeAll(
  vocabulary: Vocabulary,
  rename: (text: string) => string,
  restore: (text: string) => string,
) {
  const parsed = texts.map(([file, text]) => parseFile(file, Buffer.from(rename(text))));
  const tasks = parsed.flatMap(({ fields, ...task }) => (fields ? [{ ...task, fields }] : []));
  const findings = checkTasks(parsed, { vocabulary, isValid: () => true, suites: [] });
  const catalogue = buildCatalogue({
    datasetFile: { title: 'Examples', language: 'en' },
    tasks,
    suites: [],
    findings,
    fileCount: tasks.length,
    unreadable: [],
    vocabulary,
  });
  const { entries } = catalogue;
  const context = { catalogue, root: '/', siteAddress: undefined, timeline: undefined };
  return {
    findings: findings.map(({ code, file, message }) => `${code} ${file} ${restore(message)}`),
    starts: entries.flatMap(({ task }) =>
      describeStart(task.setup, vocabulary).facts.flatMap(({ items }) =>
        items.map((item) => (typeof item === 'string' ? item : toPlainText(item))),
      ),
    ),
    // The digest of a file depends on all names in it.
    pages: entries.map((entry) =>
      restore(toTaskMarkdown(entry, { ...context, results: undefined })).replaceAll(
        /SHA-256:? `?[\da-f]+/g,
        'SHA-256',
      ),
    ),
    records: listSearchRecords({ catalogue })
      .filter(({ meta }) => meta.tasks !== undefined && meta.tasks !== '0')
      .map(({ url, meta }) => restore(JSON.stringify([url, meta])))
      .sort(),
  };
}

/** A dataset whose functions have other names than the built-in ones, and state the same. */
function declare(entries: readonly VocabularyEntry[]) {
  const own = (kind: VocabularyEntry['kind']) =>
    Object.fromEntries(
      entries
        .filter((entry) => entry.kind === kind)
        .map(({ name, summary, notes, contract }) => [
          `my_${name}`,
          { summary, notes, ...contract },
        ]),
    );
  const extension = { actions: own('action'), getters: own('getter'), metrics: own('metric') };
  // What is undefined cannot be written.
  return vocabularySchema.parse(JSON.parse(JSON.stringify(extension)));
}

test.for([
  ['an action, a getter and a metric', ['download', 'vm_file', 'compare_table']],
  ['those of commands and values', ['execute', 'launch', 'vm_command_line', 'rule', 'exact_match']],
  ['those of windows and pages', ['activate_window', 'browser_open_tabs', 'active_tab_info']],
  ['those of references', ['cloud_file', 'cache_file', 'rule_relativeTime', 'compare_docx_files']],
] as const)('says the same of %s under other names', ([, names]) => {
  const entries = Object.values(builtInEntries)
    .flat()
    .filter(({ name }) => (names as readonly string[]).includes(name));
  expect(entries).toHaveLength(names.length);
  const vocabulary = createVocabulary(declare(entries));
  const named = new RegExp(`"(${names.join('|')})"`, 'g');
  const rename = (text: string) => text.replaceAll(named, '"my_$1"');
  const restore = (text: string) => text.replaceAll(/\bmy_(?=[a-z])/g, '');
  expect(texts.filter(([, text]) => rename(text) !== text)).not.toEqual([]);
  const original = describeAll(createVocabulary(), String, String);
  expect(describeAll(vocabulary, rename, restore)).toEqual(original);
});
