import { choice, offByDefault, onByDefault, required, withDefault } from '../contract/fields.ts';
import { defineMetrics } from '../contract/entry.ts';
import { comparedFiles, machineFile, referenceFile, ruleSet } from '../contract/example-sources.ts';
import { ignoreCase } from './ignore-case.ts';

/** By its index or its name, in the result or in the expected workbook. */
const sheetPlaces = ['RI*', 'RN*', 'EI*', 'EN*'];

export const tablesMetrics = defineMetrics('tables', {
  compare_table: {
    summary:
      'Passes when a workbook meets every rule of a list; most compare cells, styles, charts or the like with an expected workbook.',
    verdict: [
      '{result|workbook} has {options.rules.same} as {expected}, and {options.rules.checks}',
      '{result|workbook} has {options.rules.same} as {expected}',
      'in {result|workbook}, {options.rules.checks}',
      '{result|workbook} meets {options.rules|rule}, compared with {expected}',
      '{result|workbook} meets {options.rules|rule}',
    ],
    notes: [
      'Some rules look only at the result, so the expected side may be left out when no rule needs it.',
      '"sheet_print" reads a CSV export instead of the sheet: for the sheet "Orders" of "shop.xlsx", fetch "shop-Orders.csv" beside it with "multi".',
    ],
    compares: { kind: 'equal sheets', rules: 'rules' },
    hasMethods: true,
    result: machineFile('/home/user/Documents/orders.xlsx', 'a workbook'),
    expected: {
      ...referenceFile('orders_expected.xlsx', 'another workbook'),
      required: false,
    },
    options: {
      rules: {
        type: 'array of object',
        required: true,
        description: 'What to compare; the metric passes when every rule is met.',
        example: [{ type: 'sheet_data', sheet_idx0: 'RI0', sheet_idx1: 'EI0' }],
        fields: {
          type: choice(
            [
              'sheet_name',
              'sheet_data',
              'sheet_print',
              'sheet_fuzzy',
              'sparkline',
              'chart',
              'style',
              'freeze',
              'zoom',
              'data_validation',
              'row_props',
              'col_props',
              'filter',
              'pivot_table',
              'check_cell',
            ],
            'What the rule compares.',
            {
              sheet_name: 'sheet names',
              sheet_data: 'cell values',
              sheet_print: 'displayed values',
              sheet_fuzzy: 'cell contents',
              'sheet_fuzzy.exact_match': 'contents',
              'sheet_fuzzy.fuzzy_match': 'or similar contents',
              'sheet_fuzzy.includes': 'or longer contents',
              'sheet_fuzzy.included_by': 'or shorter contents',
              sparkline: 'sparklines',
              chart: 'chart data',
              'chart.type': 'chart types',
              'chart.title': 'chart titles',
              'chart.direction': 'directions of bars',
              'chart.legend': 'places of legends',
              style: 'cell styles',
              'style.font_bold': 'bold cells',
              'style.bgcolor': 'fill colours',
              'style.font_color': 'text colours',
              freeze: 'frozen panes',
              row_props: 'row properties',
              'row_props.hidden': 'hidden rows',
              col_props: 'column properties',
              'col_props.hidden': 'hidden columns',
              filter: 'filters',
              pivot_table: 'pivot table sources',
              'pivot_table.row_fields': 'row fields',
              'pivot_table.col_fields': 'column fields',
              'pivot_table.data_fields': 'data fields',
              'pivot_table.filter': 'filter fields',
            },
          ),
          sheet_idx0: {
            type: ['integer', 'string'],
            values: sheetPlaces,
            description:
              'The first sheet: "RI0" is the first of the result, "RNOrders" its sheet called Orders, "EI0" and "ENOrders" are those of the expected workbook; a bare number counts from 0 in the result.',
          },
          sheet_idx1: {
            type: ['integer', 'string'],
            values: sheetPlaces,
            description: 'The sheet to compare it with, written like "sheet_idx0".',
          },
          sheet_idx: {
            type: ['integer', 'string'],
            values: sheetPlaces,
            description: 'The only sheet that the rule looks at, written like "sheet_idx0".',
          },
          precision: withDefault('integer', 4, 'To how many decimal places numbers are compared.'),
          ignore_case: offByDefault('Whether upper and lower case are the same.'),
          rules: {
            type: 'array of object',
            description:
              'For "sheet_fuzzy": how cells are compared, each with a list of cell ranges as "range" and "exact_match", "fuzzy_match", "includes" or "included_by" as "type".',
          },
          chart_props: {
            type: 'array of string',
            description:
              'Which properties of the charts are compared besides their data, such as "type", "title" or "legend".',
          },
          props: {
            type: ['array of string', 'object'],
            wording: {
              value: 'value',
              bgcolor: 'fill colour',
              font_color: 'text colour',
              font_bold: 'bold',
              merge: 'merged into a cell before it',
            },
            description:
              'Which properties are compared, such as "font_bold", "bgcolor" or "hidden"; for "check_cell" an object that gives "value" or a style property a "method" and a "ref".',
          },
          method: {
            type: 'string',
            description:
              'How the zoom is compared: "eq", "ne", "lt", "le", "gt", "ge", "approx:5" for at most 5 off or "range.ee" for a range with both its ends.',
          },
          ref: {
            type: ['number', 'array of number'],
            description: 'The zoom to compare with, in per cent, or both ends of a range.',
          },
          dv_props: {
            type: 'array of object',
            description:
              'What the data validations of the sheet must be like: each object gives attributes such as "type" or "formula1" a "method" and a "ref".',
          },
          pivot_props: withDefault(
            'array of string',
            [],
            'Which properties of the pivot tables are compared besides their data, such as "row_fields", "data_fields" or "filter".',
          ),
          coordinate: { type: 'string', description: 'The cell, such as "B4".' },
        },
        variants: {
          sheet_name: [],
          sheet_data: ['sheet_idx0', 'sheet_idx1', 'precision?'],
          sheet_print: ['sheet_idx0', 'sheet_idx1', 'ignore_case?'],
          sheet_fuzzy: ['sheet_idx0', 'sheet_idx1', 'rules'],
          sparkline: ['sheet_idx0', 'sheet_idx1'],
          chart: ['sheet_idx0', 'sheet_idx1', 'chart_props?'],
          style: ['sheet_idx0', 'sheet_idx1', 'props'],
          freeze: ['sheet_idx0', 'sheet_idx1'],
          zoom: ['sheet_idx', 'method', 'ref'],
          data_validation: ['sheet_idx', 'dv_props'],
          row_props: ['sheet_idx0', 'sheet_idx1', 'props'],
          col_props: ['sheet_idx0', 'sheet_idx1', 'props'],
          filter: ['sheet_idx0', 'sheet_idx1'],
          pivot_table: ['sheet_idx0', 'sheet_idx1', 'pivot_props?'],
          check_cell: ['sheet_idx', 'coordinate', 'props'],
        },
      },
    },
    otherOptions: true,
  },
  compare_csv: {
    summary: 'Passes when two CSV files contain the same lines in the same order.',
    verdict: '{result|CSV file} has the same lines as {expected||or}, in the same order',
    notes: ['Several expected files may be given; one that agrees is enough.'],
    compares: { kind: 'equal files' },
    ...comparedFiles('/home/user/Documents/orders.csv', 'a CSV file'),
    options: {
      strict: onByDefault('Whether spaces at either end of a line count.', {
        true: 'spaces at the ends of lines included',
      }),
      ignore_case: ignoreCase,
    },
    otherOptions: true,
  },
  compare_conference_city_in_order: {
    summary: 'Passes when the cities in a workbook of conferences are in the expected order.',
    verdict: '{result|workbook} lists {rules.expected|city} in that order',
    notes: [
      'It reads the cells C2 to C22 of the active sheet, so 21 cities are expected.',
      'A cell is right when an expected city occurs in its text.',
    ],
    result: machineFile(
      '/home/user/Documents/conferences.xlsx',
      'a workbook with a list of cities',
    ),
    ...ruleSet({
      expected: required(
        'array',
        'The cities in order; an array in place of a city lists several that are right.',
        ['Lisbon', ['Kyoto', 'Kioto']],
      ),
    }),
    ruleLabels: {
      expected: { says: 'these cities, in this order', alternatives: true },
    },
    options: {},
  },
  compare_xlsx_files: { origin: 'other' },
});
