import type { Scope } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';

type Fragment = RawBuilder<unknown>;
type Value = string | number | boolean;

/**
 * Texts and flags are literals in the statement, so that partial indexes can be used; numbers, which are ids, are
 * parameters.
 */
const literal = (value: Value): Fragment => (typeof value === 'number' ? sql`${value}` : sql.lit(value));

const isSql = (column: Fragment, values: readonly Value[]): Fragment => {
  const [first, ...more] = values;
  if (first === undefined) return sql`false`;
  if (more.length > 0) {
    return typeof first === 'number'
      ? sql`${column} = any(${values}::integer[])`
      : sql`${column} in (${sql.join(values.map(literal))})`;
  }
  if (typeof first === 'boolean') return first ? column : sql`not ${column}`;
  return sql`${column} = ${literal(first)}`;
};

const isNotSql = (column: Fragment, values: readonly Value[]): Fragment => {
  const [first, ...more] = values;
  if (first === undefined) return sql`true`;
  if (more.length === 0 && typeof first === 'boolean') return isSql(column, [!first]);
  return more.length === 0
    ? sql`${column} <> ${literal(first)}`
    : sql`${column} not in (${sql.join(values.map(literal))})`;
};

/** The SQL condition for a scope, the same as `inScope` of the contract, given a column for each fact. */
export const scopeSql = <Fact extends string>(
  scope: Scope<Fact>,
  columns: { readonly [K in Fact]: Fragment },
): Fragment => {
  if ('parts' in scope) {
    if (scope.parts.length === 0) return sql.lit(scope.kind === 'all');
    const parts = scope.parts.map((part) => scopeSql(part, columns));
    return scope.kind === 'all' ? sql`(${sql.join(parts, sql` and `)})` : sql`(${sql.join(parts, sql` or `)})`;
  }
  const column = columns[scope.fact];
  if (scope.kind === 'is') return isSql(column, scope.values);
  if (scope.kind === 'is-not') return isNotSql(column, scope.values);
  return sql`${column} && ${scope.values}::integer[]`;
};
