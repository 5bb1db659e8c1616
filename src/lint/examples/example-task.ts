import type { JsonObject } from '#text/json/json-value.ts';

/** A valid task for tests and for the rules' examples, with the given fields replaced. */
export function exampleTask(fields: JsonObject = {}): JsonObject {
  return {
    id: 'example',
    instruction: 'Save the open page as a document with page numbers on the desktop.',
    // In its place in the format; other optional fields follow after the rest.
    ...(Object.hasOwn(fields, 'source') && { source: fields.source }),
    config: [],
    related_apps: ['browser'],
    evaluator: {
      func: 'has_page_numbers_in_footers',
      result: { type: 'vm_file', path: '/home/user/Desktop/page.docx', dest: 'page.docx' },
    },
    ...fields,
  };
}
