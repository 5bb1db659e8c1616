/** What is typed, by what sort of hint, and the task that is wanted: the beginning of its id. */
export interface WantedTask {
  by: string;
  query: string;
  task: string;
  /** The place among the tasks found when this was written. */
  rank: number;
}

const wanted = (by: string, query: string, task: string, rank = 1): WantedTask => ({
  by,
  query,
  task,
  rank,
});

/** Tasks of a real dataset, OSWorld-Verified as of May 2026, chosen before their places were seen. */
export const searchQueries: readonly WantedTask[] = [
  wanted('words', 'do not track', '030eeff7'),
  wanted('words', 'grandmother font size', 'af630914'),
  wanted('words', 'snake game', '26150609'),
  wanted('words', 'maturity date loans', '4172ea6e'),
  wanted('words', 'macau visa', '7ff48d5b'),
  wanted('words', 'times new roman', '0e763496', 2),
  wanted('words', 'double line spacing', '0810415c', 2),
  wanted('words', 'autosave delay', '70745df8'),
  wanted('words', 'enlarge text screen', '3ce045a0'),
  wanted('words', 'blank cells above', '01b269ae'),
  wanted('words', 'slide purple background', '841b50aa'),
  wanted('a metric', 'check_qt_bgcone', '215dfd39'),
  wanted('a metric', 'check_font_size', 'af630914'),
  wanted('a metric with blanks', 'presenter console disable', '0f84bef9'),
  wanted('half a metric', 'is_added_to_st', '121ba48f'),
  wanted('half a metric', 'auto_saving', '2cd43775'),
  wanted('half a metric', 'fuzzy_place', '7ff48d5b'),
  wanted('half a metric', 'colored_words_in_tab', '8472fece'),
  wanted('the beginning of an id', '5812b315', '5812b315'),
  wanted('the beginning of an id', 'aceb', 'aceb0368'),
  wanted('the beginning of an id', 'deec51c9-3b1e', 'deec51c9'),
  wanted('a host', 'academicpages.github.io', 'e2392362'),
  wanted('a host', 'imdb.com', '3e3fc409'),
  wanted('a host', 'www.mbta.com', 'da46d875'),
  wanted('a command', 'ffmpeg', '6d72aad6'),
  wanted('a command', 'timedatectl', 'b6781586'),
  wanted('a command', 'wmctrl', '48c46dc7'),
  wanted('a misspelt app', 'thunderbrid unified inbox', '3f49d2cc'),
  wanted('a misspelt app', 'gmip vignette', 'a746add2'),
  wanted('a misspelt app', 'libreofice writer dyslexic', '8472fece'),
];
