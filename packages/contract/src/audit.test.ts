import {
  auditActionWord,
  auditActWord,
  auditAreas,
  auditFact,
  auditRecordName,
  auditRecords,
  auditSummary,
  auditTrails,
  auditValue,
} from '@portal/contract/audit';
import { expect, test } from 'vitest';

const trails = [...auditTrails.values()];

const resigned = {
  area: 'directory',
  action: 'resign',
  recordType: 'employee',
  recordId: 7,
  record: null,
  before: null,
  after: null,
};

test('the areas and the kinds of record are offered in their order', () => {
  expect(auditAreas()).toEqual(auditAreas().toSorted());
  expect(auditAreas()).toEqual(expect.arrayContaining(['approval', 'directory', 'identity', 'leave']));
  const records = Object.keys(auditRecords());
  expect([records.at(0), records.at(-1)]).toEqual(['document', 'portal']);
});

test('every area, act and kind of record has a label in both languages', () => {
  for (const words of [
    ...trails,
    ...trails.flatMap(({ actions }) => Object.values(actions)),
    ...Object.values(auditRecords()),
  ]) {
    expect(words.ko).toMatch(/[가-힣]/);
    expect(words.en).toMatch(/^[A-Za-z -]+$/);
  }
});

test('a summary is one sentence; an act that is no longer declared is shown by its stored name', () => {
  expect(auditSummary(resigned, 'ko')).toBe('사원 7: 퇴사 처리');
  expect(auditSummary(resigned, 'en')).toBe('Employee 7: resigned');
  expect(auditActionWord('old-area', 'old-act', 'ko')).toBe('old-act');
});

test('a record is named by its name in the language and its code, where these are known', () => {
  const record = { name: '김도현', engName: 'Kim Dohyun', code: 'HB00009' };
  expect(auditRecordName(record, 'ko')).toBe('김도현 (HB00009)');
  expect(auditRecordName(record, 'en')).toBe('Kim Dohyun (HB00009)');
  expect(auditRecordName({ ...record, engName: '' }, 'en')).toBe('김도현 (HB00009)');
  expect(auditRecordName({ name: '', engName: '', code: 'LA-2026-000031' }, 'en')).toBe('LA-2026-000031');
  expect(auditRecordName(null, 'ko')).toBe('');
  expect(auditSummary({ ...resigned, record }, 'ko')).toBe('사원 김도현 (HB00009): 퇴사 처리');
});

test('an act is named from its facts where that is more exact: one revision deleted, or the whole document', () => {
  const record = { name: '', engName: '', code: 'CB-P-777' };
  const deleted = { area: 'documents', action: 'delete', recordType: 'drive-document', recordId: 7, record };
  const document = { ...deleted, before: { revisions: 2 }, after: null };
  expect(auditSummary(document, 'ko')).toBe('문서센터 문서 CB-P-777: 삭제');
  const before = { revisions: 2, revision: '1', revisionId: 5 };
  const revision = { ...deleted, before, after: { revisions: 1 } };
  expect(auditSummary(revision, 'ko')).toBe('문서센터 문서 CB-P-777: 개정 삭제');
  expect(auditActWord(revision, 'en')).toBe('revision deleted');
  const byEarlierVersion = { ...deleted, before: { revisions: 1, revisionId: 5 }, after: null };
  expect(auditActWord(byEarlierVersion, 'ko')).toBe('개정 삭제');
  expect(auditActWord({ ...deleted, before: null, after: null }, 'en')).toBe('deleted');
});

test('an act is labelled also when its area is unknown, since an action name means the same in all areas', () => {
  const words = new Map<string, string>();
  for (const { actions } of trails)
    for (const [action, { ko }] of Object.entries(actions)) {
      expect([action, words.get(action) ?? ko]).toEqual([action, ko]);
      words.set(action, ko);
      expect(auditActionWord(undefined, action, 'ko')).toBe(ko);
    }
  expect(auditActionWord(undefined, 'old-act', 'ko')).toBe('old-act');
});

test('every fact has a label in both languages', () => {
  const acts = trails.flatMap(({ actions }) => Object.values(actions).flatMap(({ on }) => Object.values(on)));
  const facts = acts.flatMap(({ before, after }) => [...Object.values(before ?? {}), ...Object.values(after ?? {})]);
  expect(facts.length).toBeGreaterThan(50);
  for (const { ko, en } of facts) {
    expect(ko).toMatch(/[가-힣]/);
    expect(en).toMatch(/^[A-Z][A-Za-z ()]+$/);
  }
});

test('the code that names a record is a fact that its act stores', () => {
  for (const [type, { code }] of Object.entries(auditRecords()))
    if (code) {
      const acts = trails.map(({ actions }) => actions[code.action]?.on[type]?.[code.side]?.[code.fact]);
      expect(acts.filter((normalized) => normalized?.kind === 'word')).toHaveLength(1);
    }
});

test('the previous code of a record is a fact that an act stores in `before`', () => {
  for (const [type, { formerly = [] }] of Object.entries(auditRecords()))
    for (const name of formerly) {
      const normalized = trails.flatMap(({ actions }) =>
        Object.values(actions).map(({ on }) => on[type]?.before?.[name]),
      );
      expect(normalized.filter((each) => each?.kind === 'word').length).toBeGreaterThan(0);
    }
});

test('a fact has one label and one kind in all areas, since the trail looks it up by its key alone', () => {
  const sides = trails
    .flatMap(({ actions }) => Object.values(actions).flatMap(({ on }) => Object.values(on)))
    .flatMap(({ before, after }) => [...Object.entries(before ?? {}), ...Object.entries(after ?? {})]);
  const namesPeople = (kind: string | undefined) => kind === 'employee' || kind === 'department';
  for (const [name, { ko, en, kind }] of sides) {
    const known = auditFact(name);
    expect([name, known?.ko, known?.en]).toEqual([name, ko, en]);
    if (namesPeople(kind) || namesPeople(known?.kind)) expect([name, known?.kind]).toEqual([name, kind]);
  }
});

test('fields with the same name in department and employee have their own labels', () => {
  expect(auditValue('directory', 'departmentFields', 'name')?.ko).toBe('부서명');
  expect(auditValue('directory', 'fields', 'name')).toBeUndefined();
  expect(auditFact('departmentFields')).toMatchObject({ ko: auditFact('fields')?.ko });
});
