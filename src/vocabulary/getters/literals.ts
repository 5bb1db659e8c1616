import { choice, required } from '../contract/fields.ts';
import { defineGetters } from '../contract/entry.ts';

const relativeDates = [
  'tomorrow',
  '5th next month',
  '10th next month',
  '11th next month',
  'this month',
  'this Saturday',
  'this Sunday',
  'next Monday',
  'next Friday',
  'next Saturday',
  'next Sunday',
  'next week Friday',
  'next week Saturday',
  'next week Sunday',
  'first monday four months later',
  'first monday eight months later',
  'next Monday split',
  'next Friday split',
];

export const literalsGetters = [
  ...defineGetters('values in the task', {
    rule: {
      summary: 'Returns the rules that the task file contains.',
      reads: 'the task file',
      returns: 'the rules',
      returnType: 'rules',
      from: { kind: 'task file' },
      keys: {
        rules: required(
          'any',
          'The rules, mostly an object; the metric says which keys it needs.',
          { expected: 'done' },
        ),
      },
    },
    rule_relativeTime: {
      summary: 'Returns rules from the task file after filling in dates like "next Monday".',
      notes: [
        'With only "from", the date is filled into "time" of "expected"; with "to" as well, into "from" and "to" of "expected".',
        'The dates with "split" go together: "next Monday split" fills "puDay", "puMonth" and "puYear", "next Friday split" fills "doDay", "doMonth" and "doYear".',
        'A date is written with {DoW}, {DayD}, {Day0D}, {Month}, {MonthFull}, {month}, {MonthD}, {Month0D} and {Year}; each is replaced once in a string.',
      ],
      reads: 'the task file and the clock',
      returns: 'the rules with real dates',
      returnType: 'rules',
      from: { kind: 'task file', dates: 'relativeTime', zone: 'timezone' },
      keys: {
        rules: {
          type: 'object',
          required: true,
          description: 'The relative dates and, beside them, the rules that the metric needs.',
          example: {
            relativeTime: { from: 'tomorrow' },
            timezone: 'Europe/Paris',
            expected: { time: '{DoW}, {Month} {Day0D}' },
          },
          fields: {
            relativeTime: {
              type: 'object',
              required: true,
              description: 'The dates to fill in.',
              example: { from: 'tomorrow' },
              fields: {
                from: choice(relativeDates, 'The only date, or the first day of a period.'),
                to: {
                  type: 'string',
                  values: relativeDates,
                  description: 'The last day of the period.',
                },
              },
            },
            expected: required(
              'object',
              'The expected values, with codes such as {Year} where dates belong.',
              { time: '{DoW}, {Month} {Day0D}' },
            ),
            timezone: {
              type: 'string',
              description:
                'The time zone, such as "Europe/Paris"; without it the network address decides.',
            },
          },
        },
      },
    },
    time_diff_range: {
      summary: 'Returns the number of minutes by which times may differ.',
      reads: 'the task file',
      returns: 'a string',
      returnType: 'value',
      from: { kind: 'task file' },
      keys: {
        diff_range_in_minutes: required('string', 'The number of minutes, as a string.', '30'),
      },
    },
  }),
  ...defineGetters('general', {
    accessibility_tree: {
      summary:
        'Reads all windows and controls on the screen as the desktop reports them to assistive technology.',
      wording: 'the accessibility tree of the desktop',
      reads: 'the accessibility tree of the desktop',
      returns: 'an XML document',
      returnType: 'value',
      keys: {},
    },
  }),
  ...defineGetters('replay', {
    replay: {
      summary: 'Plays keyboard input on the machine and returns nothing.',
      notes: [
        'It takes a list of input events instead of an object with keys, so "result" and "expected" cannot use it.',
      ],
      reads: 'a list of input events',
      returns: 'nothing',
      keys: {},
    },
  }),
];
