import {
  type ApprovalDocument,
  actOnLine,
  answerQuestion,
  askQuestion,
  cancelDocument,
  decideFinally,
  documentRules,
  type LineAction,
  modifyDocument,
  nudgeDocument,
  recallDocument,
  returnToStepBefore,
  stepBefore,
  withdrawFromLine,
} from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import type { Decision } from '@portal/contract/kernel';
import type { TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';
import { sampleMemo } from './given-memo.ts';

/** Somebody with what the rules look at. */
export type Member = TestEmployee & { actor: Actor };

type Answer = { status: number; body: unknown };
/** `by`: the deputy who did it. */
type Lines = { seq: number; action: LineAction | null; by: number | null }[];

/** A document as the contract judges it: with whom delegations name, whatever the answer says of deputies. */
export const judged = (document: ApprovalDocument, deputies: ReadonlyMap<number, { deputy: { id: number } }>) => ({
  ...document,
  lines: document.lines.map((line) => ({
    ...line,
    deputy: null,
    delegate: deputies.get(line.approver.id)?.deputy ?? null,
  })),
});
type Judged = ReturnType<typeof judged>;

/** One thing that somebody tries: what the contract says of it, the call, and what it makes of status and lines. */
export type Move = {
  name: string;
  /** On which line; of the whole document without. */
  lineId?: number;
  decision: Decision;
  send: () => Promise<Answer>;
  after: { status: ApprovalDocument['status']; lines: Lines };
};

export const linesOf = ({ lines }: Pick<Judged, 'lines'> | ApprovalDocument): Lines =>
  lines.map(({ seq, action, actedBy }) => ({ seq, action, by: actedBy?.id ?? null }));

/** Every move on a document, as one person tries it. */
export const movesOf = ({ call, now }: TestApp, document: Judged, { actor, ...who }: Member): Move[] => {
  const { id, status } = document;
  const lines = linesOf(document);
  const same = { status, lines };
  const move = (name: string, decision: Decision, send: Move['send'], after: Move['after'] = same): Move => ({
    name,
    decision,
    send,
    after,
  });
  const reason = { cancellationReason: '그만' };
  const onDocument = [
    move(
      'cancel',
      documentRules.cancel(actor, document, '2026-11-20'),
      () => call(cancelDocument, who, { params: { id }, body: reason }),
      { status: 'Canceled', lines },
    ),
    move(
      'recall',
      documentRules.recall(actor, document),
      () => call(recallDocument, who, { params: { id }, body: { reason: '다시' } }),
      { status: 'Canceled', lines },
    ),
    move('nudge', documentRules.nudge(actor, document, now.value), () => call(nudgeDocument, who, { params: { id } })),
    move('modify', documentRules.modify(actor, document), () =>
      call(modifyDocument, who, {
        params: { id },
        body: {
          ...sampleMemo([]),
          lines: document.lines.map(({ seq, approvalType, approver }) => ({
            seq,
            approvalType,
            approver: { id: approver.id },
          })),
        },
      }),
    ),
    ...document.questions.map((question) =>
      move('answer', documentRules.answer(actor, document, question), () =>
        call(answerQuestion, who, { params: { id, questionId: question.id }, body: { text: '네' } }),
      ),
    ),
  ];
  const onLines = document.lines.flatMap((line, place) => {
    const at = { params: { id, lineId: line.id } };
    const inPlace = line.approver.id === who.id ? null : who.id;
    const put = (action: LineAction | null, also: readonly number[] = []): Lines =>
      lines.map((each, index) => {
        if (index === place) return { ...each, action, by: action === null ? null : inPlace };
        return also.includes(index) ? { ...each, action: null, by: null } : each;
      });
    const act = documentRules.act(actor, document, line.id);
    const before = stepBefore(document.lines, line).map((each) => document.lines.indexOf(each));
    const decide = (action: LineAction) => () => call(actOnLine, who, { ...at, body: { action, comment: '의견' } });
    const isLast = put('Approved').every(({ action }) => action === 'Approved');
    return [
      move('approve', act, decide('Approved'), { status: isLast ? 'Completed' : status, lines: put('Approved') }),
      move('hold', act, decide('Hold'), { status, lines: put('Hold') }),
      move('reject', act, decide('Reject'), { status: 'Rejected', lines: put('Reject') }),
      move(
        'withdraw',
        documentRules.withdraw(actor, document, line.id),
        () => call(withdrawFromLine, who, { ...at, body: {} }),
        { status, lines: put(null) },
      ),
      move(
        'return',
        documentRules.returnLine(actor, document, line.id),
        () => call(returnToStepBefore, who, { ...at, body: { comment: '보완' } }),
        { status, lines: put(null, before) },
      ),
      move(
        'decide finally',
        documentRules.decideFinally(actor, document, line.id),
        () => call(decideFinally, who, { ...at, body: {} }),
        { status: 'Completed', lines: put('Approved') },
      ),
      move('ask', documentRules.ask(actor, document, line.id), () =>
        call(askQuestion, who, {
          params: { id },
          body: { lineId: line.id, to: { id: document.drafter.id }, text: '왜요?' },
        }),
      ),
    ].map((each) => ({ ...each, lineId: line.id }));
  });
  return [...onDocument, ...onLines];
};
