import { person } from '@portal/contract/directory';
import { boolean, day, id, instant, nullable, object, oneOf, type Static, text } from '@portal/contract/kernel';
import { actionLimits } from './action.schema.ts';
import { actionStatuses, caseKinds } from './action.states.ts';

/** A row of My Action: an action with the record it belongs to. */
export const myAction = object({
  mitigationId: id(),
  actionNo: text(20),
  subject: text(200),
  /** The instruction, as it was assigned. */
  instruction: nullable(text(actionLimits.content)),
  status: oneOf(...actionStatuses),
  dueDate: day(),
  isOverdue: boolean(),
  isClosingRequested: boolean(),
  mitigator: person,
  createdDate: instant(),
  source: oneOf(...caseKinds),
  sourceId: id(),
  sourceNo: text(20),
});
export type MyAction = Static<typeof myAction>;
