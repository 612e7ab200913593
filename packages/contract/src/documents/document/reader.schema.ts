import { boolean, day, nullable, object, type Static } from '@portal/contract/kernel';
import { documentPerson } from '../person.schema.ts';

/** The later of the day of assignment and the day of the current revision; the day it was marked as read, or null. */
const reading = {
  assignedDate: day(),
  isRead: boolean(),
  readDate: nullable(day()),
  /** The due day; null if no due days are set. */
  dueDate: nullable(day()),
  /** Not read, and due before today. */
  isOverdue: boolean(),
};

/** A person who must read a document. */
export const reader = object({ ...documentPerson.properties, ...reading });
export type Reader = Static<typeof reader>;
