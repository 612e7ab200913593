import type { AuditTrail } from './audit/audit-trail.ts';
import type { FieldTable, ProblemTable } from './problem/problem-tables.ts';
import type { Words } from './text/language.ts';

/** What people are told of the records of an area: by kind, what a notification of it says in a line. */
export type NotificationTable = Readonly<Record<string, Words>>;

/** What an area adds to the tables of the whole product; its calls are what its `index.ts` exports. */
export type AreaTables = {
  /** What its calls refuse, each with status and sentences. */
  readonly problems?: ProblemTable;
  /** What may be wrong with a field. */
  readonly fields?: FieldTable;
  /** What the audit trail records of it. */
  readonly audit?: AuditTrail;
  /** What people are notified of. */
  readonly notifications?: NotificationTable;
};

/** Checks the tables of an area and returns them with their exact type, from which codes and acts are typed. */
export const defineArea = <const Area extends AreaTables>(area: Area): Area => area;

/** Holds the areas of the product as `areas`: `areas.ts` adds them (module augmentation), so that the kernel knows their codes by type alone. */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where all areas are known.
export interface Register {}

/** The areas of the product by name. */
export type Areas = Register extends { readonly areas: infer Known } ? Known : Record<never, AreaTables>;

/** One kind of table of every area that has it, by the name of the area. */
export type TablesOfAreas<Kind extends keyof AreaTables> = {
  [Name in keyof Areas as Areas[Name] extends Record<Kind, unknown> ? Name : never]: Areas[Name] extends Record<
    Kind,
    infer Table
  >
    ? Table
    : never;
};
