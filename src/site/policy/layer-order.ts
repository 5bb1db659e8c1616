/**
 * Astro 7 sorts the style sheets of a page by its imports and may put those of a page before those of
 * Starlight, whose layer would then win. This can go when Starlight declares the order of layers in
 * the head. The sheet for print is before the styles of components, and wins over them.
 */
export const layerOrder = '@layer starlight, catalogue, catalogue-print;';
