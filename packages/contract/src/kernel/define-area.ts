import type { AuditTrail } from './audit/audit-trail.ts';
import type { FieldTable, ProblemTable } from './problem/common-problems.ts';
import type { Words } from './text/language.ts';

/** The text of a notification about a record of an area, by kind of notification. */
export type NotificationTable = Readonly<Record<string, Words>>;

/** The tables that an area adds to those of the product. Its calls are the endpoints that its `index.ts` exports. */
export type AreaTables = {
  /** Problems that its calls raise, each with status and sentences. */
  readonly problems?: ProblemTable;
  /** Codes for problems of a single field. */
  readonly fields?: FieldTable;
  /** What the audit trail stores of its acts. */
  readonly audit?: AuditTrail;
  /** The notifications that it sends. */
  readonly notifications?: NotificationTable;
};

/** Checks the tables of an area and returns them with their exact type, from which codes and acts are typed. */
export const defineArea = <const Area extends AreaTables>(area: Area): Area => area;

/**
 * Declares the type of all areas: `areas.ts` adds `areas` by module augmentation, so that the kernel knows their codes
 * without importing them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: `areas.ts` fills it.
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
