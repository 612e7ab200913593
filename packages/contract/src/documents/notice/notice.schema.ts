import { id, instant, integer, object, type Static, text } from '@portal/contract/kernel';
import { documentLimits } from '../documents-limits.ts';
import { documentPerson } from '../person.schema.ts';

const fields = { title: text(documentLimits.noticeTitle), content: text(documentLimits.noticeContent) };

/** The text above the list of a drive, in plain text. */
export const notice = object({
  ...fields,
  modifiedDate: instant(),
  modifier: documentPerson,
  drive: object({ id: id(), name: text(documentLimits.driveName) }),
  version: integer(1, 2_147_483_647),
});
export type Notice = Static<typeof notice>;

export const noticeBody = object(fields);
export type NoticeBody = Static<typeof noticeBody>;
