const year = String.raw`[1-9]\d{3}`;
const leapYear = String.raw`(?:[1-9]\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)`;
const daysOfMonths = [
  String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
  String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`02-(?:0[1-9]|1\d|2[0-8])`,
];

/** A day that the calendar has, such as "2026-03-14"; one pattern, as JSON Schema needs it. */
export const calendarDay = new RegExp(
  `^(?:${year}-(?:${daysOfMonths.join('|')})|${leapYear}-02-29)$`,
);
