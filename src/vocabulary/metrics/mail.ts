import { offByDefault, onByDefault, withDefault } from '../contract/fields.ts';
import { defineMetrics } from '../contract/entry.ts';
import { machineFile, referenceFile, ruleSet } from '../contract/example-sources.ts';

export const mailMetrics = defineMetrics('mail client', {
  check_mailclient_prefs: {
    productName: 'check_thunderbird_prefs',
    summary: 'Passes when the preferences of the mail client meet conditions.',
    verdict: [
      'the preferences of the mail client meet {rules.expect|condition}, but not {rules.unexpect|unwanted condition|any}',
      'the preferences of the mail client meet {rules.expect|condition}',
      'the preferences of the mail client do not meet {rules.unexpect|condition|any}',
      'the preferences of the mail client meet the expected conditions',
    ],
    notes: [
      'A preference that the file does not name, such as one still at its default, fails under "expect" and passes under "unexpect".',
    ],
    hasMethods: true,
    result: machineFile(
      '/home/user/.mailclient/profile/prefs.js',
      "the mail client's file of preferences",
    ),
    ...ruleSet({
      expect: withDefault(
        'object',
        {},
        'The conditions that must be met, by the name of the preference; each has a "method", such as "eq" or "re", and a "ref" to compare with.',
        { 'mail.spellcheck.inline': { method: 'eq', ref: true } },
      ),
      unexpect: withDefault('object', {}, 'Conditions of the same shape that must not be met.', {
        'mail.spellcheck.inline': { method: 'eq', ref: false },
      }),
    }),
    ruleLabels: { expect: 'all of these are met', unexpect: 'none of these is met' },
    options: {},
  },
  check_mailclient_filter: {
    productName: 'check_thunderbird_filter',
    summary:
      'Passes when the mail client has the expected message filters and none of the unwanted ones.',
    verdict: [
      'the mail client has {rules.expect|message filter}, but not {rules.unexpect|unwanted message filter|any}',
      'the mail client has {rules.expect|message filter}',
      'the mail client does not have {rules.unexpect|message filter|any}',
      'the mail client has the expected message filters and none of the unwanted ones',
    ],
    notes: ['An entry that an expected filter does not name may have any value.'],
    result: machineFile(
      '/home/user/.mailclient/profile/Mail/Local Folders/msgFilterRules.dat',
      "the mail client's file of message filters",
    ),
    ...ruleSet({
      expect: withDefault(
        'array of object',
        [],
        'Filters that must be there, each by the entries of the file: "name", "enabled", "type", "action", "actionValue" as strings and "condition" as an array.',
        [{ enabled: 'yes', action: 'Delete', condition: ['AND (subject,contains,raffle)'] }],
      ),
      unexpect: withDefault(
        'array of object',
        [],
        'Filters of the same shape that must not be there.',
        [{ name: 'Old filter' }],
      ),
    }),
    ruleLabels: { expect: 'has these filters', unexpect: 'has none of these filters' },
    options: {},
  },
  check_mailclient_folder: {
    productName: 'check_thunderbird_folder',
    summary: 'Passes when a mail folder contains the same messages as a reference, in any order.',
    verdict: [
      '{result|mail file} contains the same messages as {expected}, in any order',
      '{result|mail file|each} contains the same messages as its counterpart among {expected||and}, in any order',
    ],
    notes: ['It also accepts lists of folders; they are compared in pairs, and all must agree.'],
    result: machineFile(
      '/home/user/.mailclient/profile/Mail/Local Folders/Invoices',
      'the file of a mail folder',
    ),
    expected: referenceFile('Invoices_expected', 'the file of another mail folder'),
    options: {
      ignore_keys: offByDefault(
        'Whether the tags of a message are left out of the comparison.',
        'ignoring tags',
      ),
      ignore_status: offByDefault(
        'Whether the status of a message, such as read or starred, is left out of the comparison.',
        'ignoring their status',
      ),
      remove_deleted: onByDefault(
        'Whether messages marked as deleted are ignored.',
        'ignoring deleted ones',
      ),
      remove_duplicate: onByDefault(
        'Whether a message that occurs several times counts once.',
        'counting duplicates once',
      ),
    },
    otherOptions: true,
  },
});
