import type { Answers } from './answers.ts';
import { answersOfZone } from './setting-writes.ts';

/**
 * What a Linux desktop answers where nothing has changed it: the defaults of GNOME's schemas, as of
 * gsettings-desktop-schemas, gnome-settings-daemon and mutter 42 to 46 where Ubuntu does not override
 * them, and the time zone that localtime(5) names for a machine without one.
 */
export const defaultAnswers: Answers = [
  ...answersOfZone('Etc/UTC'),
  ...(
    [
      ['org.gnome.desktop.a11y.applications screen-keyboard-enabled', 'false'],
      ['org.gnome.desktop.a11y.applications screen-magnifier-enabled', 'false'],
      ['org.gnome.desktop.a11y.applications screen-reader-enabled', 'false'],
      ['org.gnome.desktop.interface clock-show-seconds', 'false'],
      ['org.gnome.desktop.interface clock-show-weekday', 'false'],
      ['org.gnome.desktop.interface cursor-size', '24'],
      ['org.gnome.desktop.interface enable-animations', 'true'],
      ['org.gnome.desktop.interface show-battery-percentage', 'false'],
      ['org.gnome.desktop.interface text-scaling-factor', '1.0'],
      ['org.gnome.desktop.notifications show-banners', 'true'],
      ['org.gnome.desktop.notifications show-in-lock-screen', 'true'],
      ['org.gnome.desktop.peripherals.mouse left-handed', 'false'],
      ['org.gnome.desktop.peripherals.mouse natural-scroll', 'false'],
      ['org.gnome.desktop.privacy remember-recent-files', 'true'],
      ['org.gnome.desktop.privacy remove-old-temp-files', 'false'],
      ['org.gnome.desktop.privacy remove-old-trash-files', 'false'],
      ['org.gnome.desktop.screensaver lock-delay', 'uint32 0'],
      ['org.gnome.desktop.screensaver lock-enabled', 'true'],
      ['org.gnome.desktop.session idle-delay', 'uint32 300'],
      ['org.gnome.desktop.sound allow-volume-above-100-percent', 'false'],
      ['org.gnome.mutter dynamic-workspaces', 'true'],
      ['org.gnome.settings-daemon.plugins.color night-light-enabled', 'false'],
      ['org.gnome.settings-daemon.plugins.power idle-dim', 'true'],
    ] as const
  ).map(([key, value]) => [`gsettings get ${key}`, [`${value}\n`]] as const),
];
