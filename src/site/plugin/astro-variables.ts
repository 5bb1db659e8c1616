// Import this before Astro: both settings are read when Astro's own modules load.

process.env.ASTRO_TELEMETRY_DISABLED = '1';

// Astro 7 lets variables of these names replace its own values: with BASE_URL in the environment, as
// on many servers, every link of the site would begin with that. This can go when Astro ignores them.
for (const name of ['ASSETS_PREFIX', 'BASE_URL', 'DEV', 'MODE', 'PROD', 'SITE', 'SSR']) {
  Reflect.deleteProperty(process.env, name);
}
