import { expect, test } from 'vitest';
import { exampleCatalogue } from '../example-catalogue.ts';
import { placeFinderOf } from './finding-places.ts';

const file = { type: 'vm_file', path: '/a', dest: 'a' };
const step = { type: 'sleep', parameters: { seconds: 1 } };
const { entries } = exampleCatalogue({
  'a.json': {
    config: [step],
    interlude: [step, step],
    rival: {
      func: ['seen', 'heard'],
      result: [file, file],
      options: [{}, { loud: true }],
      postconfig: [step],
    },
    evaluator: [['test -f /a', 5]],
    talk: [{ instruction: 'Go.' }],
  },
});

test.for<[string, string, string]>([
  ['/config/0/type', 'setup-1', 'setup step 1'],
  ['/interlude/1/type', 'interlude-step-2', 'interlude step 2'],
  ['/rival/func/1', 'rival-check-2', 'rival, check 2'],
  ['/rival/result/0/path', 'rival-check-1-result', 'rival, check 1, result'],
  ['/rival/options/1/loud', 'rival-check-2-options', 'rival, check 2, options'],
  ['/rival/postconfig', 'rival:postconfig-steps', 'rival, postconfig'],
  ['/rival/postconfig/0/type', 'rival:postconfig-step-1', 'rival, postconfig step 1'],
  ['/rival/conj', 'rival-checks', 'rival'],
  ['/evaluator/0/0', 'evaluator-graders', 'evaluator'],
  ['/talk/0/instruction', 'talk:0', 'phase 1'],
])('places a finding at %s', ([pointer, anchor, label]) => {
  const [entry] = entries;
  const place = entry && placeFinderOf(entry)({ code: 'W00', pointer, message: '' });
  expect(place).toEqual({ anchor, label });
});
