import { greenhouseFunctions } from './greenhouse-functions.ts';
import { greenhouseParts } from './greenhouse-parts.ts';

/** The files of an environment, by path. */
export type Sources = Readonly<Record<string, string>>;

/** An environment with most ways in which Python code uses other code. Its package is called "greenhouse". */
export const greenhouse: Sources = { ...greenhouseParts, ...greenhouseFunctions };

const beds = ['getter bed', 'getter moisture', 'getter bed_names'];
const entries = ['getter ledger', 'getter balance'];
const gauges = ['getter rainfall', 'getter wind'];
const sending = ['action water', 'action plant', 'action shade'];
const areas = ['metric bed_area', 'metric bed_sides'];
const nearness = ['metric about_right', 'metric same_volume', 'metric bed_area'];
const folding = ['metric says', 'metric mentions', 'metric says_sorted', ...entries];
const listing = ['metric mentions', 'metric says_sorted', ...entries];

/**
 * By file and name, which functions that tasks can name are made of a piece of source: read off the
 * source by hand, so that it says what is right and not what a program makes of it.
 */
export const reach: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'controllers/caretaker.py': {
    'Caretaker._send': sending,
    'Caretaker._wait_setup': ['action wait'],
  },
  'controllers/setup.py': {
    'Gardener._water_setup': ['action water'],
    'Gardener._plant_setup': ['action plant'],
    'Gardener._shade_setup': ['action shade'],
    'Gardener._rest_setup': ['action rest'],
    'Gardener._move': ['action shade'],
  },
  'evaluators/shared/tables.py': {
    PORTS: [...sending, ...gauges],
    UNITS: ['metric same_volume'],
    STOP_WORDS: listing,
    LIMIT: ['action water', 'getter moisture'],
    SPARE: [],
  },
  'evaluators/shared/numbers.py': {
    clamp: ['action water', 'getter moisture'],
    near: nearness,
    to_litres: ['metric same_volume'],
    unused_ratio: [],
  },
  'evaluators/shared/text.py': { fold: folding, words_of: listing },
  'evaluators/shared/wraps.py': {
    as_score: ['metric same_count', 'metric about_right'],
    retried: ['getter moisture'],
  },
  'evaluators/getters/beds.py': {
    STATES: ['getter moisture'],
    _ask: [...beds, ...entries],
    _parse: beds,
    get_bed: ['getter bed'],
    get_moisture: ['getter moisture'],
    get_bed_names: ['getter bed_names'],
  },
  'evaluators/getters/ledger.py': { get_entries: entries, get_balance: ['getter balance'] },
  'evaluators/getters/rules.py': { get_rule: ['getter rule'] },
  'evaluators/getters/weather.py': {
    _gauge: gauges,
    get_rain: ['getter rainfall'],
    get_wind: ['getter wind'],
  },
  'evaluators/metrics/counts.py': {
    same_count: ['metric same_count'],
    about_right: ['metric about_right'],
    at_most: ['metric at_most'],
    same_volume: ['metric same_volume'],
  },
  'evaluators/metrics/legacy.py': { same_count: [] },
  'evaluators/metrics/shapes.py': {
    Shape: areas,
    Bed: areas,
    RoundBed: ['metric bed_area'],
    bed_area: ['metric bed_area'],
    bed_sides: ['metric bed_sides'],
    bed_order: ['metric bed_order'],
  },
  'evaluators/metrics/words.py': {
    _sorted_words: ['metric says_sorted'],
    FORMS: ['metric says_sorted'],
    says: ['metric says'],
    mentions: ['metric mentions'],
    says_sorted: ['metric says_sorted'],
    at_least: ['metric is_ripe'],
    is_ripe: ['metric is_ripe'],
    counts_words: ['metric counts_words'],
  },
};

/** Words that name nothing but local variables, wherever they are. */
export const localNames = [
  ...['address', 'seedling', 'distance', 'squeezed', 'item', 'scored', 'again', 'attempt'],
  ...['answer', 'command', 'level', 'label', 'lines', 'entry', 'where', 'reply', 'total'],
  ...['measured', 'shape', 'ranked', 'present', 'counted', 'token', 'add'],
];

/** Names of the environment that no task can name, each of one thing only. */
export const helperNames = [
  ...['_ask', '_parse', '_gauge', '_send', '_move', '_sorted_words', 'clamp', 'near', 'fold'],
  ...['words_of', 'to_litres', 'as_score', 'retried', 'at_least', 'RoundBed', 'Shape', 'Caretaker'],
  ...[
    'STATES',
    'PORTS',
    'UNITS',
    'STOP_WORDS',
    'LIMIT',
    'FORMS',
    '_near',
    'litres_of',
    'read_text',
  ],
];
