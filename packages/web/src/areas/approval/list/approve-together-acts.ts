import { type ApprovalDocument, type ApprovalLine, type DocumentRow, getDocument } from '@portal/contract/approval';
import { call } from '../../../platform/calls/call.ts';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { forgetStoredText, readStoredText } from '../../../platform/unsaved/stored-text.ts';
import { actOn, commentName } from '../document/approval-document.queries.ts';
import { contentDifferences } from '../form/approval-form-differences.ts';

/** A selected document, as the list shows it. */
export type Chosen = Pick<DocumentRow, 'id' | 'docNo' | 'title'> & Partial<Pick<DocumentRow, 'isHeld'>>;

/** A document that the user can act on, in its version at the confirmation, with the comment that was written on it. */
export type Ready = {
  row: Chosen;
  document: ApprovalDocument;
  line: ApprovalLine;
  /** The approver, whose comments are stored on this device. */
  actorId: number;
  comment: string | null;
};

/** One that is not approved, and why; where the server was not reached it can be retried. */
export type Refused = { row: Chosen; reason: string; retry?: Ready };

/** The body for each document. */
const APPROVED = 'Approved';

/** The number of concurrent calls, so that the server can answer others meanwhile. */
const AT_ONCE = 4;

const each = async <Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> => {
  const left = [...items];
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** In the order in which they were chosen, whichever was answered first. */
const inOrder = <Item extends { row: Chosen }>(items: readonly Item[], rows: readonly Chosen[]): Item[] =>
  items.toSorted((one, other) => rows.indexOf(one.row) - rows.indexOf(other.row));

const lookAt = async (row: Chosen, actorId: number): Promise<Ready | Refused> => {
  try {
    const document = await call(getDocument, { params: { id: row.id } });
    const line = document.lines.find(({ can }) => can.act === true);
    if (line) {
      const comment = (await readStoredText(commentName(document.id, actorId))).trim();
      return { row, document, line, actorId, comment: comment === '' ? null : comment };
    }
    const why = document.lines.map(({ can }) => can.act).find((code) => code !== undefined && code !== true);
    return { row, reason: problemMessage(why ?? 'not-your-turn') };
  } catch (error) {
    return { row, reason: messageOf(error) };
  }
};

/** Fetches each document again: whether it still waits for the user, and in which version. */
export const checkAll = async (
  rows: readonly Chosen[],
  actorId: number,
): Promise<{ ready: Ready[]; refused: Refused[] }> => {
  const looked: (Ready | Refused)[] = [];
  await each(rows, async (row) => void looked.push(await lookAt(row, actorId)));
  const sorted = inOrder(looked, rows);
  return {
    ready: sorted.filter((found) => 'document' in found),
    refused: sorted.filter((found) => 'reason' in found),
  };
};

/** Why one was not approved; of one that was changed meanwhile, in what. */
const reasonOf = async (error: unknown, { document }: Ready): Promise<string> => {
  if (!isFailure(error, 'changed-meanwhile')) return messageOf(error);
  const now = await call(getDocument, { params: { id: document.id } }).catch(() => undefined);
  const fields = (now ? contentDifferences(document, now) : []).map(({ label }) => label).join(', ');
  return fields === '' ? messageOf(error) : `${messageOf(error)} (${fields})`;
};

/**
 * Approves each document separately, in its version at the confirmation, so that a refusal does not affect the others.
 */
export const approveAll = async (ready: readonly Ready[], onProgress: (done: number) => void): Promise<Refused[]> => {
  const refused: Refused[] = [];
  let done = 0;
  await each(ready, async (item) => {
    const { row, document, actorId } = item;
    try {
      await actOn({ ...item, deed: APPROVED });
      forgetStoredText(commentName(document.id, actorId));
    } catch (error) {
      const retry = isFailure(error, 'unreachable') ? { retry: item } : {};
      refused.push({ row, reason: await reasonOf(error, item), ...retry });
    }
    done += 1;
    onProgress(done);
  });
  return inOrder(
    refused,
    ready.map(({ row }) => row),
  );
};
