import type { Actor, Grant } from '@portal/contract/identity';
import { describe, expect, test } from 'vitest';
import { canOnDocument, canOnRevision, type DocumentState } from './document.rules.ts';

const grant = (level: Grant['level']): Grant => ({ menu: 'Document', level });
const actor = (employeeId: number, departmentId: number, ...grants: Grant[]): Actor => ({
  employeeId,
  departmentIds: [1, departmentId],
  grants,
});

const state = (more: Partial<DocumentState> = {}): DocumentState => ({
  driveDepartmentId: 5,
  isOfManual: false,
  managesManual: false,
  isControlled: false,
  hasControlledRevision: false,
  creatorId: 50,
  modifierId: 51,
  ...more,
});

const administrator = actor(1, 2, grant('Level4'));
const member = actor(3, 5);
const creator = actor(50, 9);
const modifier = actor(51, 9);
const manager = actor(4, 9, grant('Level3'), grant('Level2'));
const stranger = actor(9, 9);

const acts = (who: Actor, document: DocumentState) => canOnDocument(who, document);
const onOld = (who: Actor, document: DocumentState) =>
  canOnRevision(who, document, { isLatest: false, wasControlled: false });
const onLatest = (who: Actor, document: DocumentState) =>
  canOnRevision(who, document, { isLatest: true, wasControlled: false });

const everything = { title: true, upload: true, delete: true, setReaders: true, seeReaders: true };

describe('a plain document in the drive of a department', () => {
  test('is for the administrator; members of the department upload new revisions', () => {
    expect(acts(administrator, state())).toEqual(everything);
    expect(acts(member, state())).toEqual({ upload: true });
    expect(acts(creator, state())).toEqual({});
    expect(acts(manager, state())).toEqual({ seeReaders: true });
    expect(acts(stranger, state())).toEqual({});
  });

  test('of a department above or below is not one’s own', () => {
    expect(acts({ ...member, departmentIds: [1, 5, 6] }, state())).toEqual({});
    expect(acts({ ...member, departmentIds: [1] }, state())).toEqual({});
  });
});

test('a manual’s document is for the administrator and its managers, except for the title', () => {
  const document = state({ isOfManual: true });
  const normalized = { ...everything, title: 'not-valid' };
  expect(acts(administrator, document)).toEqual(normalized);
  expect(acts(manager, state({ isOfManual: true, managesManual: true }))).toEqual(normalized);
  expect(acts(manager, document)).toEqual({ seeReaders: true });
  for (const who of [member, creator, modifier, stranger]) expect(acts(who, document)).toEqual({});
});

test('the document of a controlled manual is neither revised nor deleted here, and its older revisions are shown', () => {
  const document = state({ isOfManual: true, managesManual: true, isControlled: true, hasControlledRevision: true });
  expect(acts(manager, document)).toMatchObject({ upload: 'controlled-manual', delete: 'controlled-manual' });
  expect(onOld(manager, document)).toEqual({ edit: 'controlled-manual', delete: 'controlled-manual', preview: true });
  expect(acts(stranger, { ...document, managesManual: false })).toEqual({});
});

test('a controlled revision stays permanently when control is turned off', () => {
  const document = state({ isOfManual: true, managesManual: true, hasControlledRevision: true });
  expect(acts(manager, document)).toMatchObject({ upload: true, delete: 'controlled-manual' });
  const ofControl = canOnRevision(manager, document, { isLatest: false, wasControlled: true });
  expect(ofControl).toEqual({ edit: 'controlled-manual', delete: 'controlled-manual', preview: true });
  expect(onOld(manager, document)).toEqual({ edit: true, delete: true, preview: 'old-revision' });
});

test('a document of a general drive is also for its creator and last modifier', () => {
  const document = state({ driveDepartmentId: null });
  for (const who of [creator, modifier])
    expect(acts(who, document)).toEqual({ title: true, upload: true, delete: true });
  for (const who of [member, stranger]) expect(acts(who, document)).toEqual({});
});

describe('a revision', () => {
  test('is edited by those who edit the document, and an old one deleted by them and its creator', () => {
    const old = { preview: 'old-revision' };
    expect(onOld(administrator, state())).toEqual({ edit: true, delete: true, ...old });
    expect(onOld(member, state())).toEqual(old);
    expect(onOld(creator, state())).toEqual({ delete: true, ...old });
    expect(onOld(modifier, state({ driveDepartmentId: null }))).toEqual({ edit: true, ...old });
    expect(onOld(creator, state({ driveDepartmentId: null }))).toEqual({ edit: true, delete: true, ...old });
    expect(onOld(manager, state({ isOfManual: true, managesManual: true }))).toEqual({
      edit: true,
      delete: true,
      ...old,
    });
  });

  test('that is the latest is shown and never deleted', () => {
    expect(onLatest(administrator, state())).toEqual({ edit: true, delete: 'latest-revision', preview: true });
    expect(onLatest(creator, state())).toEqual({ delete: 'latest-revision', preview: true });
    expect(onLatest(stranger, state())).toEqual({ preview: true });
  });
});
