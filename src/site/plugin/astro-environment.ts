// Import this before Astro: both settings are read when Astro's own modules load.

process.env.ASTRO_TELEMETRY_DISABLED = '1';

// Astro lets variables of these names replace what it knows itself: with BASE_URL in the
// environment, as many servers have it, every link of the site would begin with its value.
for (const name of ['ASSETS_PREFIX', 'BASE_URL', 'DEV', 'MODE', 'PROD', 'SITE', 'SSR']) {
  Reflect.deleteProperty(process.env, name);
}
