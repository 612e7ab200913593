import {
  type ApprovalDocument,
  askablePeople,
  checkAnswer,
  checkQuestion,
  documentRules,
  documentTransitions,
} from '@portal/contract/approval';
import { dayInSeoul, enforce, Problem, requireMove, requireValid } from '@portal/contract/kernel';
import { listActivePersonIds } from '#areas/directory';
import type { Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { requireVersion } from '#platform/http/require-version';
import type { ApprovalServices } from '../approval-services.ts';
import type { ApprovalTables } from '../approval-tables.ts';
import { updateDocument } from '../document/approval-document.queries.ts';
import { factsOf } from '../document/approval-document.view.ts';
import { lockDocument } from '../document/approval-document-access.ts';
import { inPlaceFact, requireLine } from './act-on-line.ts';
import { answerDocument, finishChange } from './finish-approval-change.ts';
import { insertQuestion, updateAnswer } from './question.queries.ts';

type Asked = { id: number; lineId: number; to: { id: number }; text: string };

/** Asks the drafter or an earlier approver a question during one's own turn (rules/approval.md#questions). */
export const askQuestion = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  { id, lineId, to, text }: Asked,
  { actor }: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, actor, id, lineId);
  const line = requireLine(document, actor, lineId);
  enforce(documentRules.ask(actor, factsOf(document), lineId));
  requireValid(checkQuestion({ to, text }, askablePeople(document, line)));
  const inPlace = inPlaceFact(line, actor);
  const now = clock();
  const active = await listActivePersonIds(tx, [to.id], dayInSeoul(now));
  requireValid(active.includes(to.id) ? [] : [{ path: 'to', code: 'person-inactive' }]);
  const questionId = await insertQuestion(tx, {
    document_id: id,
    asked_at: now,
    by_id: actor.employeeId,
    in_place_of_id: inPlace.inPlaceOf ?? null,
    to_id: to.id,
    question: text.trim(),
  });
  await updateDocument(tx, id, { status: requireMove(documentTransitions, document.status, 'ask', 'InProgress') });
  const change = { action: 'ask' as const, after: { questionId, lineId, askedId: to.id, ...inPlace } };
  await finishChange(tx, clock, actor, id, change, { asked: to.id });
  return answerDocument(tx, clock, actor, id);
};

type Answered = { id: number; questionId: number; text: string };

/**
 * Answers a question, once; the second of two concurrent answers raises `already-processed`
 * (rules/approval.md#questions).
 */
export const answerQuestion = async (
  tx: Tx<ApprovalTables>,
  { clock }: ApprovalServices,
  { id, questionId, text }: Answered,
  { actor, ifMatch }: CommandContext,
): Promise<ApprovalDocument> => {
  const document = await lockDocument(tx, actor, id);
  const question = document.questions.find((each) => each.id === questionId);
  if (!question) throw new Problem('not-found');
  enforce(documentRules.answer(actor, document, question));
  requireVersion(document, ifMatch);
  requireValid(checkAnswer({ text }));
  await updateAnswer(tx, questionId, { answered_at: clock(), answer: text.trim() });
  await updateDocument(tx, id, { status: requireMove(documentTransitions, document.status, 'answer', 'InProgress') });
  const change = { action: 'answer' as const, after: { questionId } };
  await finishChange(tx, clock, actor, id, change, { answered: question.by.id });
  return answerDocument(tx, clock, actor, id);
};
