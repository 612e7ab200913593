import type { Actor } from '@portal/contract/identity';
import { dayInSeoul, enforce } from '@portal/contract/kernel';
import type { Action, ActionRow, Message } from '@portal/contract/safety';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { listActions, listCaseActions, listOwnActions } from './action.queries.ts';
import { type Reader, viewAction, viewMessage, viewWhole } from './action.view.ts';
import { getAction } from './action-access.ts';
import { listMessages } from './action-message.queries.ts';
import type { ActionCase, Family } from './case-families.ts';

/** The caller, and the family of paths that they use. */
export type ActionQuery = { db: Db<SafetyTables>; clock: Clock; family: Family; actor: Actor };

export const readerOf = ({ actor, clock }: Pick<ActionQuery, 'actor' | 'clock'>): Reader => ({
  actor,
  today: dayInSeoul(clock()),
});

/** The actions of a case: all of them, or those of which the actor is mitigator or referrer. */
export const listActionsOfCase = async (asking: ActionQuery, id: number): Promise<ActionRow[]> => {
  const { db, family, actor } = asking;
  const ofCase = await family.find(db, actor, { id });
  enforce(ofCase.list);
  const rows = ofCase.readsAll
    ? await listCaseActions(db, ofCase.caseId)
    : await listOwnActions(db, ofCase.caseId, actor.employeeId);
  const reader = readerOf(asking);
  return rows.map((row) => viewAction(row, ofCase, reader));
};

/** Actions with their threads, in the order of the given ids. */
export const answerActions = async (
  asking: Omit<ActionQuery, 'family'>,
  ofCase: ActionCase,
  ids: readonly number[],
): Promise<Action[]> => {
  const { db } = asking;
  const reader = readerOf(asking);
  const rows = await listActions(db, ids);
  const whole: Action[] = [];
  for (const row of rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)))
    whole.push(viewWhole(row, await listMessages(db, row.id), ofCase, reader));
  return whole;
};

export const answerAction = async (
  asking: Omit<ActionQuery, 'family'>,
  ofCase: ActionCase,
  id: number,
): Promise<Action> => {
  const [action] = await answerActions(asking, ofCase, [id]);
  if (!action) throw new Error('the action that was just found was not found again');
  return action;
};

/** Answers one action with its thread. */
export const readWhole = async (asking: ActionQuery, asked: { id: number; mid: number }): Promise<Action> => {
  const { ofCase, facts } = await getAction(asking.db, asking.family, asking.actor, asked);
  return answerAction(asking, ofCase, facts.id);
};

/** Answers the messages of an action, or those after a given message. */
export const readThread = async (
  asking: ActionQuery,
  { after, ...asked }: { id: number; mid: number; after?: number | undefined },
): Promise<Message[]> => {
  const { facts, state } = await getAction(asking.db, asking.family, asking.actor, asked);
  // Most polls find no new message (decisions/0160-notify-in-the-transaction-of-the-change.md).
  if (after !== undefined && after >= (facts.lastMessageId ?? 0)) return [];
  const reader = readerOf(asking);
  return (await listMessages(asking.db, facts.id, after)).map((row) => viewMessage(row, state, reader));
};
