import { departmentRef, personName } from '@portal/contract/directory';
import { instant, integer, list, nullable, object, oneOf, type Static, text } from '@portal/contract/kernel';
import * as Type from 'typebox';

/** As long as the name of a department, which is longer than one of a person. */
const { name, engName } = departmentRef.properties;

/** Facts of a change: states, field names, ids and numbers, never the text of a document (rules/platform.md#audit). */
const facts = () =>
  Type.Unsafe<Record<string, unknown> | null>({ type: ['object', 'null'], additionalProperties: true });

export const auditEntry = object({
  id: integer(1, Number.MAX_SAFE_INTEGER),
  at: instant(),
  /** Null: the portal itself did it, at start or by a command. */
  actor: nullable(personName),
  area: text(40),
  action: text(40),
  recordType: text(40),
  recordId: integer(0, 2_147_483_647),
  /**
   * What the record is called today: a person and a department by name and code, a document by its number alone, since
   * an administrator need not see its title. One that is gone has no name any more, and a code where the trail kept it.
   */
  record: nullable(object({ name, engName, code: text(20) })),
  /** One sentence in the reader's language. */
  summary: text(200),
  /** People and departments that the facts name by number, as they are called today; those that are gone are left out. */
  mentioned: list(object({ ...departmentRef.properties, kind: oneOf('employee', 'department') }), {
    maxItems: 200,
  }),
  before: facts(),
  after: facts(),
});
export type AuditEntry = Static<typeof auditEntry>;
