import { type ApprovalDocument, actOnLine, type DocumentRow, getDocument } from '@portal/contract/approval';
import { call } from '../../../../platform/call.ts';
import { isFailure } from '../../../../platform/failure.ts';
import { problemMessage } from '../../../../platform/sentences.ts';
import { messageOf } from '../../document/failure.ts';

/** What is chosen in the list, as it stands there. */
export type Chosen = Pick<DocumentRow, 'id' | 'docNo' | 'title'>;

/** A document on which one may act, as it was when the question was asked. */
export type Ready = { row: Chosen; document: ApprovalDocument; lineId: number };

/** One that is not approved, and why; where the server was not reached it may be tried again. */
export type Refused = { row: Chosen; reason: string; again?: Ready };

/** So many at once, that the server serves others meanwhile. */
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

const lookAt = async (row: Chosen): Promise<Ready | Refused> => {
  try {
    const document = await call(getDocument, { params: { id: row.id } });
    const line = document.lines.find(({ can }) => can.act === true);
    if (line) return { row, document, lineId: line.id };
    const why = document.lines.map(({ can }) => can.act).find((code) => code !== undefined && code !== true);
    return { row, reason: problemMessage(why ?? 'not-your-turn') };
  } catch (error) {
    return { row, reason: messageOf(error) };
  }
};

/** Looks at each anew: which still waits for me, and in which version. */
export const lookAtAll = async (rows: readonly Chosen[]): Promise<{ ready: Ready[]; refused: Refused[] }> => {
  const looked: (Ready | Refused)[] = [];
  await each(rows, async (row) => void looked.push(await lookAt(row)));
  const sorted = inOrder(looked, rows);
  return {
    ready: sorted.filter((found) => 'document' in found),
    refused: sorted.filter((found) => 'reason' in found),
  };
};

/** Each on its own, by its version: one that is refused keeps none of the others. */
export const approveAll = async (ready: readonly Ready[], onProgress: (done: number) => void): Promise<Refused[]> => {
  const refused: Refused[] = [];
  let done = 0;
  await each(ready, async (item) => {
    const { row, document, lineId } = item;
    try {
      await call(
        actOnLine,
        { params: { id: document.id, lineId }, body: { action: 'Approved', comment: null } },
        { ifMatch: document.version },
      );
    } catch (error) {
      refused.push({ row, reason: messageOf(error), ...(isFailure(error, 'unreachable') ? { again: item } : {}) });
    }
    done += 1;
    onProgress(done);
  });
  return inOrder(
    refused,
    ready.map(({ row }) => row),
  );
};
