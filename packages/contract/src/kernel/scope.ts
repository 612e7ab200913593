type Value = string | number | boolean;

/** The facts of a record that a scope tests; a list of numbers is a set, such as the ids of all parent departments. */
export type ScopeFacts = { readonly [fact: string]: Value | null | readonly number[] };

/**
 * Who may see a record, as data: `inScope` evaluates it for one record, and the server writes the same value as SQL.
 * There is no `not`, so a missing fact means "not visible" in both.
 */
export type Scope<Fact extends string = string> =
  | { readonly kind: 'is' | 'is-not'; readonly fact: Fact; readonly values: readonly Value[] }
  | { readonly kind: 'holds'; readonly fact: Fact; readonly values: readonly number[] }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Scope<Fact>[] };

type ValueFact<F> = { [K in keyof F]: NonNullable<F[K]> extends Value ? K : never }[keyof F] & string;
type KnownFact<F> = { [K in keyof F]: F[K] extends Value ? K : never }[keyof F] & string;
type SetFact<F> = { [K in keyof F]: F[K] extends readonly number[] ? K : never }[keyof F] & string;

/** Builders for scopes over the facts of one kind of record. */
export const scopesOf = <F extends ScopeFacts>() => {
  type Own = Scope<keyof F & string>;
  return {
    everything: { kind: 'all', parts: [] } as Own,
    nothing: { kind: 'any', parts: [] } as Own,
    /** The fact is one of the values. */
    is: <K extends ValueFact<F>>(fact: K, ...values: readonly Extract<F[K], Value>[]): Own => ({
      kind: 'is',
      fact,
      values,
    }),
    /** The fact is none of the values. Only for facts that are never missing. */
    isNot: <K extends KnownFact<F>>(fact: K, ...values: readonly Extract<F[K], Value>[]): Own => ({
      kind: 'is-not',
      fact,
      values,
    }),
    /** The set contains one of the values. */
    holds: (fact: SetFact<F>, ...values: readonly number[]): Own => ({ kind: 'holds', fact, values }),
    all: (...parts: readonly Own[]): Own => ({ kind: 'all', parts }),
    any: (...parts: readonly Own[]): Own => ({ kind: 'any', parts }),
  };
};

const isOneOf = (fact: ScopeFacts[string] | undefined, values: readonly Value[]): boolean =>
  values.some((value) => value === fact);

/** Whether a record with these facts is visible in the scope. */
export const inScope = <Fact extends string>(
  scope: Scope<Fact>,
  record: { readonly [K in Fact]: ScopeFacts[string] },
): boolean => {
  if ('parts' in scope) {
    const lies = (part: Scope<Fact>): boolean => inScope(part, record);
    return scope.kind === 'all' ? scope.parts.every(lies) : scope.parts.some(lies);
  }
  const fact = record[scope.fact];
  if (scope.kind === 'is') return isOneOf(fact, scope.values);
  if (scope.kind === 'is-not') return !isOneOf(fact, scope.values);
  return Array.isArray(fact) && scope.values.some((value) => fact.includes(value));
};
