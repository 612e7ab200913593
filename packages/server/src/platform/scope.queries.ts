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

/** A column of a fact; of a path, instead, how it is told to meet ids where that needs no path of each row. */
type Column = Fragment | { meets: (ids: Fragment) => Fragment };

/** The SQL condition for a scope, the same as `inScope` of the contract, given a column for each fact. */
export const scopeSql = <Fact extends string>(
  scope: Scope<Fact>,
  columns: { readonly [K in Fact]: Column },
): Fragment => {
  if ('parts' in scope) {
    if (scope.parts.length === 0) return sql.lit(scope.kind === 'all');
    const parts = scope.parts.map((part) => scopeSql(part, columns));
    return scope.kind === 'all' ? sql`(${sql.join(parts, sql` and `)})` : sql`(${sql.join(parts, sql` or `)})`;
  }
  const column = columns[scope.fact];
  if ('meets' in column) {
    if (scope.kind !== 'holds') throw new Error(`${scope.fact} has no column to compare`);
    return column.meets(sql`${scope.values}::integer[]`);
  }
  if (scope.kind === 'is') return isSql(column, scope.values);
  if (scope.kind === 'is-not') return isNotSql(column, scope.values);
  return sql`${column} && ${scope.values}::integer[]`;
};
