/**
 * Kinds that something can be of. Each has roles, with what the value of a role says: mostly the name
 * of the field that has it. A role with "?" at its end may be left out.
 */
export type Kinds = Readonly<
  Record<string, { summary: string; roles: Readonly<Record<string, string>> }>
>;

/** One of such kinds, with a value for each of its roles. */
export type OfKind<Table extends Kinds> = {
  [Kind in keyof Table]: { readonly kind: Kind } & Needed<Table[Kind]['roles']> &
    Optional<Table[Kind]['roles']>;
}[keyof Table];

type Needed<Roles> = {
  readonly [Role in keyof Roles as Role extends `${string}?` ? never : Role]: string;
};

type Optional<Roles> = {
  readonly [Role in keyof Roles as Role extends `${infer Name}?` ? Name : never]?:
    | string
    | undefined;
};
