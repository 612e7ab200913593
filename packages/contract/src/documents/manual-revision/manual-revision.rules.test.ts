import type { Actor } from '@portal/contract/identity';
import { describe, expect, test } from 'vitest';
import {
  awaitedOf,
  canOnManualRevision,
  forceOf,
  inForceOn,
  isReleasable,
  type ManualRevisionFacts,
  manualRevisionState,
  type ReleasedRevision,
  revisionFileName,
  upcomingAfter,
} from './manual-revision.rules.ts';
import type { RevisionStage } from './manual-revision.states.ts';

const released = (id: number, inForceFrom: string, releasedAt = `${inForceFrom}T00:00:00.000Z`): ReleasedRevision => ({
  id,
  inForceFrom,
  releasedAt,
});

const edition12 = released(1, '2026-01-01');
const edition13 = released(2, '2026-06-01');
const edition14 = released(3, '2026-12-01');
const all = [edition14, edition12, edition13];

describe('the revision in force on a day', () => {
  test('is the last one whose day has come', () => {
    expect(inForceOn(all, '2025-12-31')).toBeUndefined();
    expect(inForceOn(all, '2026-01-01')).toBe(edition12);
    expect(inForceOn(all, '2026-11-30')).toBe(edition13);
    expect(inForceOn(all, '2026-12-01')).toBe(edition14);
    expect(upcomingAfter(all, '2026-01-01')).toEqual([edition13, edition14]);
  });

  test('of two for the same day is the one released later, and the period of the other is empty', () => {
    const second = released(1, '2026-06-01', '2026-05-02T00:00:00.000Z');
    const first = released(9, '2026-06-01', '2026-05-01T00:00:00.000Z');
    expect(inForceOn([second, first], '2026-06-01')).toBe(second);
    const force = forceOf([second, first], '2026-06-01');
    expect(force.get(9)).toEqual({ state: 'Superseded', inForceFrom: '2026-06-01', inForceUntil: '2026-06-01' });
    expect(force.get(1)).toEqual({ state: 'InForce', inForceFrom: '2026-06-01', inForceUntil: null });
  });

  test('stays in force until the day of the next one', () => {
    const force = forceOf(all, '2026-07-01');
    expect([...force.values()]).toEqual([
      { state: 'Superseded', inForceFrom: '2026-01-01', inForceUntil: '2026-06-01' },
      { state: 'InForce', inForceFrom: '2026-06-01', inForceUntil: '2026-12-01' },
      { state: 'Scheduled', inForceFrom: '2026-12-01', inForceUntil: null },
    ]);
  });
});

const revision = (more: Partial<ManualRevisionFacts> = {}): ManualRevisionFacts => ({
  stage: 'Approved',
  force: null,
  effectiveDate: '2026-12-01',
  authorityKinds: ['Approval', 'Filing'],
  authority: { kind: 'Approval', acceptedDate: null, acceptance: null },
  ...more,
});

describe('an approved revision', () => {
  test('waits for the authority first, then for a valid day', () => {
    const unanswered = { kind: 'Filing', acceptedDate: null, acceptance: null } as const;
    expect(awaitedOf(revision({ authority: null, effectiveDate: null }), '2026-11-01')).toBe('Authority');
    expect(awaitedOf(revision({ authority: unanswered }), '2026-11-01')).toBe('Authority');
    expect(awaitedOf(revision({ effectiveDate: null }), '2026-11-01')).toBe('Day');
    expect(awaitedOf(revision(), '2026-12-02')).toBe('Day');
    expect(awaitedOf(revision(), '2026-12-01')).toBeNull();
    expect(awaitedOf(revision({ stage: 'Released' }), '2026-12-02')).toBeNull();
  });

  test('is released by the last missing condition; without an authority by its day alone', () => {
    expect(isReleasable(revision(), '2026-12-01')).toBe(true);
    expect(isReleasable(revision({ authorityKinds: [], authority: null }), '2026-12-01')).toBe(true);
    expect(isReleasable(revision({ stage: 'InApproval' }), '2026-12-01')).toBe(false);
    const accepted = { kind: 'Filing', acceptedDate: '2026-11-20', acceptance: 'Notified' } as const;
    expect(isReleasable(revision({ authority: accepted }), '2026-12-01')).toBe(true);
  });
});

const actor = (...grants: Actor['grants']): Actor => ({ employeeId: 1, departmentIds: [1], grants });
const administrator = actor({ menu: 'Document', level: 'Level4' });
const stranger = actor({ menu: 'Document', level: 'Level3' });
const manual = { managesManual: false, isControlled: true };

describe('the acts on a revision', () => {
  const can = (stage: RevisionStage | null, state?: 'Scheduled' | 'InForce') =>
    canOnManualRevision(administrator, manual, {
      stage,
      force: state ? { state, inForceFrom: '2026-12-01', inForceUntil: null } : null,
    });
  const no = 'wrong-status';

  test('depend on its state', () => {
    const draft = { change: true, delete: true, send: true, authority: no, schedule: no, withdraw: no, preview: true };
    const approved = {
      change: no,
      delete: no,
      send: no,
      authority: true,
      schedule: true,
      withdraw: true,
      preview: true,
    };
    const fixed = { ...approved, authority: no, schedule: no, withdraw: no };
    expect(can('Draft')).toEqual(draft);
    expect(can('InApproval')).toEqual(fixed);
    expect(can('Approved')).toEqual(approved);
    expect(can('Released', 'Scheduled')).toEqual(approved);
    expect(can('Released', 'InForce')).toEqual(fixed);
    expect(can('Withdrawn')).toEqual(fixed);
  });

  test('of an uploaded one are to correct its day, if the manual is controlled', () => {
    expect(can(null, 'InForce')).toMatchObject({ schedule: true, change: no, withdraw: no });
    const simple = canOnManualRevision(
      administrator,
      { ...manual, isControlled: false },
      { stage: null, force: { state: 'InForce', inForceFrom: '2026-12-01', inForceUntil: null } },
    );
    expect(simple).toMatchObject({ schedule: no, preview: true });
  });

  test('show an older upload only if the manual is controlled', () => {
    const older = {
      stage: null,
      force: { state: 'Superseded', inForceFrom: '2026-01-01', inForceUntil: '2026-12-01' },
    } as const;
    const preview = (isControlled: boolean) =>
      canOnManualRevision(stranger, { ...manual, isControlled }, older).preview;
    expect([preview(true), preview(false)]).toEqual([true, 'old-revision']);
    expect(canOnManualRevision(stranger, { ...manual, isControlled: false }, { ...older, stage: 'Released' })).toEqual({
      preview: true,
    });
  });

  test('are for the administrator and the managers; others can read it', () => {
    const draft = { stage: 'Draft', force: null } as const;
    expect(canOnManualRevision(stranger, manual, draft)).toEqual({ preview: true });
    expect(canOnManualRevision(stranger, { ...manual, managesManual: true }, draft)).toMatchObject({ send: true });
  });
});

test('the file name contains the state, unless it is in force or the manual is not controlled', () => {
  const file = { title: '운항/규정', extension: 'pdf', version: '13:2' };
  const name = (state: Parameters<typeof revisionFileName>[1]['state'], isControlled = true) =>
    revisionFileName(file, { state, isControlled });
  expect(name('InForce')).toBe('운항규정.pdf');
  expect(name('Superseded', false)).toBe('운항규정.pdf');
  expect(name(null)).toBe('운항규정.pdf');
  expect(['Draft', 'InApproval', 'Approved'].map((state) => name(state as 'Draft'))).toEqual(
    Array(3).fill('DRAFT_운항규정_132.pdf'),
  );
  expect(name('Scheduled')).toBe('UPCOMING_운항규정_132.pdf');
  expect(name('Superseded')).toBe('SUPERSEDED_운항규정_132.pdf');
  expect(name('Withdrawn')).toBe('WITHDRAWN_운항규정_132.pdf');
});

test('a released revision has a state by its day, any other that of its stage', () => {
  expect(manualRevisionState({ stage: 'Draft', force: null })).toBe('Draft');
  const force = { state: 'InForce', inForceFrom: '2026-12-01', inForceUntil: null } as const;
  expect(manualRevisionState({ stage: null, force })).toBe('InForce');
});
