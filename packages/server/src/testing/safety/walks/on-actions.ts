import { type Action, actionFamilies, type Message } from '@portal/contract/safety';
import { type KnownAction, type KnownCase, mayAnswer, mayAssign, mayOnAction, type Persona } from '../case-model.ts';
import type { Step, Taking, Walk } from './step.ts';

/** Adds newly assigned actions; an assessment made before them is superseded. */
export const learnActions = (known: KnownCase, made: readonly Pick<Action, 'id' | 'mitigator'>[]): void => {
  if (known.given[3] !== undefined) known.aside.push(known.given[3]);
  delete known.given[3];
  for (const { id, mitigator } of made)
    known.actions.push({
      id,
      status: 'InProgress',
      mitigatorId: mitigator.id,
      referrers: new Set(),
      request: null,
      hasRootCause: false,
    });
};

const assign: Taking = ({ known, random, people }, persona) => {
  const chosen = [people.first, people.second, people.reporter].filter(() => random.chance(0.5));
  const body = (chosen.length > 0 ? chosen : [people.first]).map(({ who }) => ({ mitigator: { id: who.id } }));
  return {
    what: 'assign',
    call: actionFamilies[known.family].assign,
    input: { params: { id: known.id }, body },
    may: mayAssign(
      known,
      persona,
      body.map(({ mitigator }) => mitigator.id),
    ),
    learn: (made: Action[]) => learnActions(known, made),
  };
};

/** An act on one of the actions, if there are any. */
const onAction =
  (
    take: (
      walk: Walk & { action: KnownAction; params: { id: number; mid: number } },
      persona: Persona,
    ) => Step | undefined,
  ): Taking =>
  (walk, persona) => {
    const { known, random } = walk;
    if (known.actions.length === 0) return undefined;
    const action = random.pick(known.actions);
    return take({ ...walk, action, params: { id: known.id, mid: action.id } }, persona);
  };

const cancel = onAction(({ known, action, params }, persona) => ({
  what: 'cancel',
  call: actionFamilies[known.family].cancel,
  input: { params },
  may: mayOnAction(known, action, persona, 'cancel'),
  learn: () => {
    action.status = 'Cancelled';
    action.request = null;
    const areAllCancelled = known.actions.every(({ status }) => status === 'Cancelled');
    if (areAllCancelled && known.postProcess === 'Approved') known.postProcess = 'Waiting';
  },
}));

const write = onAction(({ known, action, params }, persona) => ({
  what: 'message',
  call: actionFamilies[known.family].write,
  input: { params, body: { content: '확인합니다 🙂' } },
  may: mayOnAction(known, action, persona, 'message'),
}));

const requestClosing = onAction(({ known, action, params }, persona) => ({
  what: 'request closing',
  call: actionFamilies[known.family].write,
  input: { params, body: { content: '끝났습니다', actionType: 'Closed', actionCompleted: null } },
  may: mayOnAction(known, action, persona, 'requestClosing'),
  learn: ({ id }: Message) => {
    action.request = id;
  },
}));

const answer = onAction(({ known, random, action, params }, persona) => {
  if (action.request === null) return undefined;
  const isAccepted = random.chance(0.6);
  const body = { content: '답', actionType: isAccepted ? 'Closed' : 'Rejected', actionCompleted: isAccepted };
  return {
    what: isAccepted ? 'accept' : 'reject',
    call: actionFamilies[known.family].answer,
    input: { params: { ...params, tid: action.request }, body },
    may: mayAnswer(known, action, persona, false),
    learn: () => {
      action.request = null;
      if (isAccepted) action.status = 'Completed';
    },
  };
});

const refer = onAction(({ known, people, action, params }, persona) => {
  const { id } = people.informed.who;
  if (persona === people.informed) return undefined;
  const isThere = action.referrers.has(id);
  const { addReferrers, removeReferrer } = actionFamilies[known.family];
  return {
    what: isThere ? 'remove referrer' : 'add referrer',
    call: isThere ? removeReferrer : addReferrers,
    input: isThere ? { params: { ...params, refId: id } } : { params, body: [id] },
    may: mayOnAction(known, action, persona, 'refer'),
    learn: () => void (isThere ? action.referrers.delete(id) : action.referrers.add(id)),
  };
});

const explain = onAction(({ known, action, params }, persona) => {
  const { create, change, remove } = actionFamilies[known.family].rootCause;
  const body = { level1: { id: 1 }, description: '까닭' };
  const may = mayOnAction(known, action, persona, 'rootCause');
  if (!action.hasRootCause)
    return {
      what: 'root cause',
      call: create,
      input: { params, body },
      may,
      learn: () => {
        action.hasRootCause = true;
      },
    };
  return known.id % 2 === 0
    ? { what: 'root cause again', call: change, input: { params, body }, may }
    : {
        what: 'no root cause',
        call: remove,
        input: { params },
        may,
        learn: () => {
          action.hasRootCause = false;
        },
      };
});

/** The acts on the actions of a case, weighted towards progress. */
export const onActions: readonly Taking[] = [
  assign,
  cancel,
  write,
  requestClosing,
  requestClosing,
  answer,
  answer,
  refer,
  explain,
];
