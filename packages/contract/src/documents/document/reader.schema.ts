import { boolean, day, nullable, object, type Static } from '@portal/contract/kernel';
import { documentPerson } from '../person.schema.ts';

/** The day of being named or, if later, the day the current revision came; the day it was marked as read, or none. */
const reading = {
  assignedDate: day(),
  isRead: boolean(),
  readDate: nullable(day()),
  /** Due days after being asked; none where no days are set. */
  dueDate: nullable(day()),
  /** Not read, and due before today. */
  isOverdue: boolean(),
};

/** Somebody who must read a document. */
export const reader = object({ ...documentPerson.properties, ...reading });
export type Reader = Static<typeof reader>;
