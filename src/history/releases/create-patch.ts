import { createPatch as diff } from 'rfc6902';
import type { JsonRecord } from '../../text/json/json-value.ts';
import type { Patch } from '../model/release.ts';

/** The JSON Patch (RFC 6902) that turns one state of a task's file into another. */
export const createPatch = (before: JsonRecord, after: JsonRecord): Patch => diff(before, after);
