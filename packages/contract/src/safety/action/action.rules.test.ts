import type { Actor, Level } from '@portal/contract/identity';
import type { Decision } from '@portal/contract/kernel';
import { describe, expect, test } from 'vitest';
import {
  type ActionState,
  actionRules,
  canOnAction,
  canOnMessage,
  listAssigned,
  type MessageState,
  readAction,
} from './action.rules.ts';

const actorOf = (level: Level): Actor => ({
  employeeId: 1,
  departmentIds: [1],
  grants: [{ menu: 'ESMS', level }],
});

const underWay: ActionState = {
  readsAll: false,
  isMitigator: false,
  isReferrer: false,
  status: 'InProgress',
  isClosingRequested: false,
  isElsewhere: false,
};

const textOf = (decision: Decision): string => (decision.allowed ? 'yes' : `${decision.kind} ${decision.code}`);

const roles = {
  office: { actor: actorOf('Level5'), facts: { readsAll: true } },
  'office, informed': { actor: actorOf('Level6'), facts: { readsAll: true, isReferrer: true } },
  'office, mitigator': { actor: actorOf('Level6'), facts: { readsAll: true, isMitigator: true } },
  investigator: { actor: actorOf('Level1'), facts: { readsAll: true } },
  mitigator: { actor: actorOf('Level1'), facts: { isMitigator: true } },
  referrer: { actor: actorOf('Level4'), facts: { isReferrer: true } },
} as const;
type RoleName = keyof typeof roles;

const states = {
  'under way': {},
  completed: { status: 'Completed' },
  cancelled: { status: 'Cancelled' },
  elsewhere: { isElsewhere: true },
} as const;

const writers: RoleName[] = ['office', 'office, mitigator', 'mitigator'];
const office: RoleName[] = ['office', 'office, informed', 'office, mitigator'];
const mitigators: RoleName[] = ['office, mitigator', 'mitigator'];

describe.each(Object.keys(roles) as RoleName[])('the %s', (name) => {
  const { actor, facts } = roles[name];

  test.each(Object.keys(states) as (keyof typeof states)[])('for an action %s has the rights of the table', (state) => {
    const action: ActionState = { ...underWay, ...facts, ...states[state] };
    const now = { 'under way': 'yes', elsewhere: 'state belongs-to-case' }[state as string] ?? 'state action-ended';
    const of = (who: readonly RoleName[]) => (who.includes(name) ? now : 'role no-permission');
    expect({
      message: textOf(actionRules.message(actor, action)),
      rootCause: textOf(actionRules.rootCause(actor, action)),
      refer: textOf(actionRules.refer(actor, action)),
      cancel: textOf(actionRules.cancel(actor, action)),
      requestClosing: textOf(actionRules.requestClosing(actor, action)),
    }).toEqual({
      message: of(writers),
      rootCause: of(writers),
      refer: of(writers),
      cancel: of(office),
      requestClosing: of(mitigators),
    });
  });

  test('a request is answered once, by the office alone', () => {
    const request: MessageState = { isMine: false, isRequest: true, isAnswered: false, isOfToday: true };
    const action = { ...underWay, ...facts };
    const mayAnswer = office.includes(name);
    expect(canOnMessage(actor, action, request).answer).toBe(mayAnswer ? true : undefined);
    expect(canOnMessage(actor, action, { ...request, isAnswered: true }).answer).toBe(
      mayAnswer ? 'already-answered' : undefined,
    );
    expect(canOnMessage(actor, action, { ...request, isRequest: false })).toEqual({});
  });

  test('people attach files to their own messages of today', () => {
    const mine: MessageState = { isMine: true, isRequest: false, isAnswered: false, isOfToday: true };
    const action = { ...underWay, ...facts };
    const files = (more: Partial<ActionState>, message: Partial<MessageState>) =>
      textOf(actionRules.files(actor, { ...action, ...more }, { ...mine, ...message }));
    expect(files({}, {})).toBe('yes');
    expect(files({}, { isOfToday: false })).toBe('state too-late');
    expect(files({ status: 'Completed' }, { isOfToday: false })).toBe('state action-ended');
    expect(files({}, { isMine: false })).toBe('role no-permission');
  });
});

test('a second request is possible after the first was answered', () => {
  const action = { ...underWay, isMitigator: true, isClosingRequested: true };
  expect(canOnAction(actorOf('Level1'), action)).toEqual({
    message: true,
    requestClosing: 'closing-requested',
    rootCause: true,
    refer: true,
  });
  expect(textOf(actionRules.requestClosing(actorOf('Level1'), { ...action, status: 'Cancelled' }))).toBe(
    'state action-ended',
  );
});

test('an action is readable for readers of its whole case, its mitigator and its referrers', () => {
  const read = (facts: Partial<ActionState>, isThere: boolean) =>
    textOf(readAction({ ...underWay, ...facts }, isThere));
  expect(read({ readsAll: true }, true)).toBe('yes');
  expect(read({ isMitigator: true }, true)).toBe('yes');
  expect(read({ isReferrer: true }, true)).toBe('yes');
  expect(read({}, true)).toBe('role no-permission');
  expect(read({}, false)).toBe('role no-permission');
  expect(read({ readsAll: true }, false)).toBe('role not-found');
});

test.each(['Level1', 'Level4', 'Level5', 'Level6'] as const)('the list of assigned actions, for %s', (level) => {
  expect(textOf(listAssigned(actorOf(level)))).toBe(level >= 'Level5' ? 'yes' : 'role no-permission');
});
