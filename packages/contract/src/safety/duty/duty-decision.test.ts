import { checker } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import {
  checkDecision,
  checkFiling,
  checkVoiding,
  countsForDuty,
  normalizeDecision,
  normalizeFiling,
} from './duty.forms.ts';
import { type DecisionBody, decisionBody } from './duty.schema.ts';
import { type DutyStateFacts, dutyState } from './duty.states.ts';
import { type DutyRule, dutyBases, dutyItems, dutyRule, dutyRules } from './duty-law.ts';
import { type ProposalFacts, proposeDuty } from './duty-proposal.ts';
import { type FilingRecipient, filingRecipients } from './filing.schema.ts';

const day = '2026-11-20';

test.each([
  ['Accident', null, false, 'accident AtOnce'],
  ['SeriousIncident', null, false, 'serious-incident AtOnce'],
  ['Obstacle', '6-1', false, 'obstacle-airport AtOnce'],
  ['Obstacle', '6-2', false, 'obstacle-airport AtOnce'],
  ['Obstacle', '6-5', false, 'obstacle-airport AtOnce'],
  ['Obstacle', '6', false, 'obstacle-72 Hours72'],
  ['Obstacle', null, false, 'obstacle-72 Hours72'],
  ['Obstacle', '5', false, 'obstacle-96 Hours96'],
  ['Obstacle', '5', true, 'hindrance Hindrance72'],
  ['Obstacle', '6-1', true, 'hindrance Hindrance72'],
  ['Voluntary', null, false, 'voluntary Voluntary'],
  ['None', null, false, 'none None'],
] as const)('%s, item %s, hindered %s: %s', (basis, item, isHindered, expected) => {
  const { id, class: found } = dutyRule({ basis, item, isHindered }, day);
  expect(`${id} ${found}`).toBe(expected);
});

test('each item has one rule, and so has each basis', () => {
  for (const item of [...dutyItems, null])
    for (const isHindered of [true, false])
      expect(dutyRule({ basis: 'Obstacle', item, isHindered }, day).bases).toEqual(['Obstacle']);
  expect(new Set(dutyRules.flatMap(({ bases }) => bases))).toEqual(new Set(dutyBases));
  expect(new Set(dutyRules.map(({ id }) => id)).size).toBe(dutyRules.length);
});

test('the rule is that of the day of the event, for an older event the earliest one', () => {
  const old = dutyRules.find(({ id }) => id === 'obstacle-72') as DutyRule;
  const next: DutyRule = { ...old, id: 'obstacle-48', hours: 48, effectiveFrom: '2027-01-01' };
  const on = (eventDay: string) =>
    dutyRule({ basis: 'Obstacle', item: '1', isHindered: false }, eventDay, [next, ...dutyRules]).id;
  expect(['2010-05-05', '2020-02-28', '2026-12-31', '2027-01-01', '2050-01-01'].map(on)).toEqual([
    'obstacle-72',
    'obstacle-72',
    'obstacle-72',
    'obstacle-48',
    'obstacle-48',
  ]);
});

const facts: ProposalFacts = {
  reportType: 'SSR',
  mandatoryReportType: null,
  reportedEventType: null,
  classification: null,
  eventAt: new Date('2026-11-19T12:40:00.000Z'),
};
const classified = (eventType: number, reportToAuthority = false) => ({
  classification: { eventType, reportToAuthority },
});

test.each<[string, Partial<ProposalFacts>, string]>([
  ['an accident', classified(0), 'Accident null AtOnce Classification'],
  ['an accident reported voluntarily', { ...classified(0), reportType: 'SSVR' }, 'Accident null AtOnce Classification'],
  ['a serious incident', classified(1), 'SeriousIncident null AtOnce Classification'],
  ['an incident', classified(2), 'Obstacle null Hours72 Classification'],
  [
    'an incident reported voluntarily',
    { ...classified(2), reportType: 'SSVR' },
    'Voluntary null Voluntary Classification',
  ],
  [
    'the same for the authority',
    { ...classified(2, true), reportType: 'SSVR' },
    'Obstacle null Hours72 Classification',
  ],
  ['an irregularity', classified(3), 'Voluntary null Voluntary Classification'],
  ['an irregularity for the authority', classified(3, true), 'Obstacle null Hours72 Classification'],
  ['another event for the authority', classified(4, true), 'Obstacle null Hours72 Classification'],
  ['what its reporter takes for an accident', { reportedEventType: 0 }, 'Accident null AtOnce Reporter'],
  ['for a serious incident', { reportedEventType: 1 }, 'SeriousIncident null AtOnce Reporter'],
  ['for an incident', { reportedEventType: 2 }, 'Obstacle null Hours72 Reporter'],
  ['for nothing certain', {}, 'Obstacle null Hours72 ReportType'],
  ['a voluntary report', { reportType: 'SSVR' }, 'Voluntary null Voluntary ReportType'],
  ['a bird strike', { mandatoryReportType: 0 }, 'Obstacle 7 Hours72 ReportType'],
  ['a TCAS RA', { mandatoryReportType: 1 }, 'Obstacle 1 Hours72 ReportType'],
  ['dangerous goods', { mandatoryReportType: 2 }, 'Obstacle 4 Hours72 ReportType'],
  [
    'a bird strike classified as an accident',
    { mandatoryReportType: 0, ...classified(0) },
    'Accident null AtOnce Classification',
  ],
  [
    'the classification goes before the reporter',
    { reportedEventType: 0, ...classified(2) },
    'Obstacle null Hours72 Classification',
  ],
])('proposes for %s', (_what, more, expected) => {
  const { basis, item, class: found, from } = proposeDuty({ ...facts, ...more });
  expect(`${basis} ${item} ${found} ${from}`).toBe(expected);
});

const eventAt = new Date('2026-11-19T12:40:00.000Z');
const now = new Date('2026-11-20T01:00:00.000Z');
const least: DecisionBody = { basis: 'Obstacle', item: '1', startsFrom: 'Event' };
const problemsOf = (more: Partial<DecisionBody>, proposedClass: 'Hours72' | 'AtOnce' = 'Hours72') =>
  checkDecision(normalizeDecision({ ...least, ...more }), { eventAt, proposedClass, now }).map(
    ({ path, code }) => `${path} ${code}`,
  );

test.each<[string, Partial<DecisionBody>]>([
  ['the least there is', {}],
  ['known at the event itself', { startsFrom: 'Knowledge', knownAt: '2026-11-19T12:40:00.000Z', reason: '통보받음' }],
  ['known now', { startsFrom: 'Knowledge', knownAt: '2026-11-20T01:00:00.000Z', reason: '통보받음' }],
  ['a hindrance that lasts', { hindrance: { reason: '부상' }, reason: '입원' }],
  [
    'a hindrance that ended at once',
    { hindrance: { reason: '부상', endedAt: '2026-11-19T12:40:00Z' }, reason: '입원' },
  ],
  ['another class with a reason', { item: '5', reason: '엔진 화재' }],
  ['nothing to report with a reason', { basis: 'None', item: null, reason: '훈련' }],
])('accepts %s', (_what, more) => {
  expect(problemsOf(more)).toEqual([]);
});

test.each<[string, Partial<DecisionBody>, string[]]>([
  ['no item', { item: null }, ['item required']],
  ['an item of an accident', { basis: 'Accident', reason: '사고' }, ['item not-applicable']],
  ['no moment of knowledge', { startsFrom: 'Knowledge', reason: 'x' }, ['knownAt required']],
  ['one from the event', { knownAt: '2026-11-19T13:00:00Z' }, ['knownAt not-applicable']],
  [
    'one before it',
    { startsFrom: 'Knowledge', knownAt: '2026-11-19T12:39:59.999Z', reason: 'x' },
    ['knownAt before-event'],
  ],
  ['one to come', { startsFrom: 'Knowledge', knownAt: '2026-11-20T01:00:00.001Z', reason: 'x' }, ['knownAt in-future']],
  ['knowledge without a reason', { startsFrom: 'Knowledge', knownAt: '2026-11-19T13:00:00Z' }, ['reason required']],
  ['another class without a reason', { item: '5' }, ['reason required']],
  ['a blank reason', { item: '5', reason: ' \u200b' }, ['reason required']],
  ['a hindrance without a word', { hindrance: {} }, ['hindrance.reason required', 'reason required']],
  ['a blank hindrance', { hindrance: { reason: ' ' }, reason: 'x' }, ['hindrance.reason required']],
  [
    'a hindrance of an accident',
    { basis: 'Accident', item: null, hindrance: { reason: 'x' }, reason: 'x' },
    ['hindrance not-applicable'],
  ],
  [
    'a hindrance that ended before the start',
    { hindrance: { reason: 'x', endedAt: '2026-11-19T12:39:00Z' }, reason: 'x' },
    ['hindrance.endedAt before-start'],
  ],
  [
    'one that ended before it was known',
    {
      startsFrom: 'Knowledge',
      knownAt: '2026-11-19T14:00:00Z',
      hindrance: { reason: 'x', endedAt: '2026-11-19T13:00:00Z' },
      reason: 'x',
    },
    ['hindrance.endedAt before-start'],
  ],
  [
    'one that will end',
    { hindrance: { reason: 'x', endedAt: '2026-11-21T00:00:00Z' }, reason: 'x' },
    ['hindrance.endedAt in-future'],
  ],
])('names %s', (_what, more, expected) => {
  expect(problemsOf(more)).toEqual(expected);
});

test('another class than the proposed one needs a reason, whatever the item', () => {
  expect(problemsOf({ item: '6-1' }, 'AtOnce')).toEqual([]);
  expect(problemsOf({ item: '7' }, 'AtOnce')).toEqual(['reason required']);
});

test.each<[string, object]>([
  ['no basis', { startsFrom: 'Event' }],
  ['no start', { basis: 'None' }],
  ['an unknown item', { ...least, item: '8' }],
  ['a number as item', { ...least, item: 1 }],
  ['a day that is none', { ...least, knownAt: '2026-02-30T00:00:00Z' }],
  ['a time of another zone', { ...least, knownAt: '2026-11-19T12:00:00+09:00' }],
  ['a long reason', { ...least, reason: 'x'.repeat(501) }],
  ['what is not known', { ...least, class: 'AtOnce' }],
])('does not fit: %s', (_what, body) => {
  expect(checker(decisionBody)(body)).not.toEqual([]);
});

test('a filing names the other recipient, and its time is between the event and now', () => {
  const check = (more: object) =>
    checkFiling(normalizeFiling({ recipient: 'Minister', form: '65', filedAt: '2026-11-19T13:00:00Z', ...more }), {
      eventAt,
      now,
    }).map(({ path, code }) => `${path} ${code}`);
  expect(check({})).toEqual([]);
  expect(check({ recipient: 'Other' })).toEqual(['recipientName required']);
  expect(check({ recipient: 'Other', recipientName: '항공철도사고조사위원회' })).toEqual([]);
  expect(check({ filedAt: '2026-11-20T01:00:00.000Z' })).toEqual([]);
  expect(check({ filedAt: '2026-11-20T01:00:00.001Z' })).toEqual(['filedAt in-future']);
  expect(check({ filedAt: '2026-11-19T12:40:00.000Z' })).toEqual([]);
  expect(check({ filedAt: '2026-11-19T12:39:59.000Z' })).toEqual(['filedAt before-event']);
  expect(checkVoiding({ reason: '' })).toEqual([{ path: 'reason', code: 'required' }]);
  expect(checkVoiding({ reason: '중복' })).toEqual([]);
});

test.each<[FilingRecipient, boolean, boolean, boolean]>([
  ['Minister', true, true, false],
  ['RegionalOffice', true, false, false],
  ['KOTSA', false, true, false],
  ['Other', false, false, false],
])('%s counts for a duty %s, for a voluntary report %s, for none %s', (recipient, forDuty, forVoluntary, forNone) => {
  const counts = (each: 'AtOnce' | 'Hours72' | 'Hours96' | 'Hindrance72' | 'Voluntary' | 'None', isVoided = false) =>
    countsForDuty({ recipient, isVoided }, each);
  for (const each of ['AtOnce', 'Hours72', 'Hours96', 'Hindrance72'] as const) expect(counts(each)).toBe(forDuty);
  expect([counts('Voluntary'), counts('None')]).toEqual([forVoluntary, forNone]);
  expect(counts('Hours72', true)).toBe(false);
  expect(filingRecipients).toContain(recipient);
});

const dueAt = new Date('2026-11-24T12:40:00.000Z');
const opened: DutyStateFacts = { isChild: false, isOpened: true, isFiled: false, class: 'Hours72', dueAt };

test.each<[string, Partial<DutyStateFacts>, string]>([
  ['a child, whatever else', { isChild: true, isOpened: false, isFiled: true }, 'WithMain'],
  ['one never opened', { isOpened: false, isFiled: true }, 'Unrecorded'],
  ['one filed, though nothing asks for it', { isFiled: true, class: 'Voluntary' }, 'Filed'],
  ['one of no duty', { class: 'None' }, 'NotRequired'],
  ['a voluntary one', { class: 'Voluntary' }, 'Voluntary'],
  ['one due at once, however long ago', { class: 'AtOnce', dueAt: null }, 'Waiting'],
  ['one whose hindrance lasts', { class: 'Hindrance72', dueAt: null }, 'Waiting'],
  ['one that is due', {}, 'Waiting'],
])('%s is %s', (_what, more, expected) => {
  expect(dutyState({ ...opened, ...more }, dueAt)).toBe(expected);
});

test('exactly at the deadline it is in time, and late right after', () => {
  expect(dutyState(opened, new Date(dueAt.getTime() + 1))).toBe('Late');
});
