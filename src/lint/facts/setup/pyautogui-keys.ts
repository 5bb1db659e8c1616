/** The names of keys that pyautogui documents; it skips any other name without an error. */
export const pyautoguiKeys: ReadonlySet<string> = new Set([
  ...(
    'accept add alt altleft altright apps backspace browserback browserfavorites browserforward ' +
    'browserhome browserrefresh browsersearch browserstop capslock clear command convert ctrl ' +
    'ctrlleft ctrlright decimal del delete divide down end enter esc escape execute final fn ' +
    'hanguel hangul hanja help home insert junja kana kanji launchapp1 launchapp2 launchmail ' +
    'launchmediaselect left modechange multiply nexttrack nonconvert numlock option optionleft ' +
    'optionright pagedown pageup pause pgdn pgup playpause prevtrack print printscreen prntscrn ' +
    'prtsc prtscr return right scrolllock select separator shift shiftleft shiftright sleep space ' +
    'stop subtract tab up volumedown volumemute volumeup win winleft winright yen'
  ).split(' '),
  ...Array.from({ length: 10 }, (_, index) => `num${index}`),
  ...Array.from({ length: 24 }, (_, index) => `f${index + 1}`),
]);
