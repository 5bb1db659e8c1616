/** The names that OSWorld replaces in commands, such as the size of the screen. */
export const screenPlaceholders: readonly string[] = [
  '{SCREEN_WIDTH}',
  '{SCREEN_HEIGHT}',
  '{SCREEN_WIDTH_HALF}',
  '{SCREEN_HEIGHT_HALF}',
];

export const builtInPlaceholders: readonly string[] = ['{CLIENT_PASSWORD}', ...screenPlaceholders];
