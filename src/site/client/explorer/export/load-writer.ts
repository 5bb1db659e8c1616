/** Loaded on first use: most readers export nothing. */
export const loadWriter = () => import('./write-selected.ts');
