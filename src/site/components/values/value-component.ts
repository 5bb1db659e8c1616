import type { DisplayValue } from '#catalogue/values/display-kinds.ts';

/** The component that renders a value in its best form. */
export type ValueComponent = (props: { value: DisplayValue; label: string }) => unknown;
