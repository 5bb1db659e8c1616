import { createPatch as diff } from 'rfc6902';
import type { JsonObject } from '../../text/json/json-value.ts';
import type { Patch } from '../model/release.ts';

/** The JSON Patch (RFC 6902) that turns one state of a task's file into another. */
export const createPatch = (before: JsonObject, after: JsonObject): Patch => diff(before, after);
