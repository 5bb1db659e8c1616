/** Starlight's components, or what replaces them in this site. */
declare module 'virtual:starlight/components/*' {
  export { default } from '@astrojs/starlight/components/SiteTitle.astro';
}
