// The first import of what other programs import, so that nothing else is run before.
import { describeOldNode } from './old-node.js';

const refusal = describeOldNode(process.versions.node);
if (refusal !== undefined) {
  const error = new Error(refusal);
  // What Node prints; where the import is says nothing about the fault.
  error.stack = refusal;
  throw error;
}
