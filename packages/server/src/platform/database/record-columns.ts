import { type RawBuilder, sql } from 'kysely';

/** A field of a record: its column, and the conversion from the sent to the stored value. */
export type Column<Name extends string, Sent, Stored> = {
  readonly name: Name;
  readonly toStored: (sent: Sent) => Stored;
};

/** The columns of a record by field name. The row type, the conversion of a body, queries and views derive from it. */
export type ColumnMap = { readonly [field: string]: Column<string, never, unknown> };

export const column = <const Name extends string, Sent, Stored>(
  name: Name,
  toStored: (sent: Sent) => Stored,
): Column<Name, Sent, Stored> => ({ name, toStored });

/** The row type: the columns and their stored types. */
export type RowOf<Map extends ColumnMap> = { [F in keyof Map as Map[F]['name']]: ReturnType<Map[F]['toStored']> };

/** The same by the names of its fields. */
export type Fields<Map extends ColumnMap> = { -readonly [F in keyof Map]: ReturnType<Map[F]['toStored']> };

/** A body with all fields of the record, optional ones included. */
type Body<Map extends ColumnMap> = { readonly [F in keyof Map]?: unknown };

/** Converts a body to a row; for a missing field the column receives `undefined`. */
export const rowOf = <Map extends ColumnMap>(map: Map, body: Body<Map>): RowOf<Map> =>
  Object.fromEntries(
    Object.entries(map).map(([field, { name, toStored }]) => [name, toStored(body[field] as never)]),
  ) as RowOf<Map>;

/** The fields of a row, under the names they travel under. */
export const fieldsOf = <Map extends ColumnMap>(map: Map, row: RowOf<Map>): Fields<Map> => {
  const stored: { readonly [name: string]: unknown } = row;
  return Object.fromEntries(Object.entries(map).map(([field, { name }]) => [field, stored[name]])) as Fields<Map>;
};

/** Names of the fields in which two rows differ. */
export const changedFields = <Map extends ColumnMap>(
  map: Map,
  before: RowOf<Map>,
  after: RowOf<Map>,
): (keyof Map & string)[] => {
  const [one, other]: { readonly [name: string]: unknown }[] = [before, after];
  const changed = Object.entries(map).filter(([_field, { name }]) => one?.[name] !== other?.[name]);
  return changed.map(([field]) => field);
};

/** The columns to select, from a table under this alias. */
export const columnsOf = (map: ColumnMap, alias: string): RawBuilder<unknown> =>
  sql.join(Object.values(map).map(({ name }) => sql.ref(`${alias}.${name}`)));
