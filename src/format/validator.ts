import { Ajv } from 'ajv';
import type { JsonSchema } from './json-schema.ts';

/** Annotations for editors, which do not affect validity. */
const annotations = ['doNotSuggest', 'enumDescriptions', 'errorMessage', 'patternErrorMessage'];

/** Compiles a derived schema into the test that every file must pass. */
export function compileSchema(schema: JsonSchema): (value: unknown) => boolean {
  // The schemas are derived and tested against zod, so Ajv's strict mode, for authors, adds nothing.
  const ajv = new Ajv({ strict: false, validateSchema: false, keywords: annotations });
  const validate = ajv.compile(schema);
  return (value) => validate(value);
}
