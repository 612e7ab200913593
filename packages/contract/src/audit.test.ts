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

test('every area, act and kind of record has a word in both languages', () => {
  for (const words of [
    ...trails,
    ...trails.flatMap(({ actions }) => Object.values(actions)),
    ...Object.values(auditRecords()),
  ]) {
    expect(words.ko).toMatch(/[가-힣]/);
    expect(words.en).toMatch(/^[A-Za-z -]+$/);
  }
});

test('a summary is one sentence; what an earlier version did stands by its own name', () => {
  expect(auditSummary(resigned, 'ko')).toBe('사원 7: 퇴사 처리');
  expect(auditSummary(resigned, 'en')).toBe('Employee 7: resigned');
  expect(auditActionWord('old-area', 'old-act', 'ko')).toBe('old-act');
});

test('a record is called by its name in the language and its code, as far as they are known', () => {
  const record = { name: '김도현', engName: 'Kim Dohyun', code: 'HB00009' };
  expect(auditRecordName(record, 'ko')).toBe('김도현 (HB00009)');
  expect(auditRecordName(record, 'en')).toBe('Kim Dohyun (HB00009)');
  expect(auditRecordName({ ...record, engName: '' }, 'en')).toBe('김도현 (HB00009)');
  expect(auditRecordName({ name: '', engName: '', code: 'LA-2026-000031' }, 'en')).toBe('LA-2026-000031');
  expect(auditRecordName(null, 'ko')).toBe('');
  expect(auditSummary({ ...resigned, record }, 'ko')).toBe('사원 김도현 (HB00009): 퇴사 처리');
});

test('an act is called by what it did where that is more exact: a revision is deleted, or all of a document', () => {
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

test('an act has its word also where its area is not known, since no two areas mean different things by one name', () => {
  const words = new Map<string, string>();
  for (const { actions } of trails)
    for (const [action, { ko }] of Object.entries(actions)) {
      expect([action, words.get(action) ?? ko]).toEqual([action, ko]);
      words.set(action, ko);
      expect(auditActionWord(undefined, action, 'ko')).toBe(ko);
    }
  expect(auditActionWord(undefined, 'old-act', 'ko')).toBe('old-act');
});

test('every fact has a name in both languages', () => {
  const acts = trails.flatMap(({ actions }) => Object.values(actions).flatMap(({ on }) => Object.values(on)));
  const facts = acts.flatMap(({ before, after }) => [...Object.values(before ?? {}), ...Object.values(after ?? {})]);
  expect(facts.length).toBeGreaterThan(50);
  for (const { ko, en } of facts) {
    expect(ko).toMatch(/[가-힣]/);
    expect(en).toMatch(/^[A-Z][A-Za-z ()]+$/);
  }
});

test('the code by which a record is called is a fact that its act keeps', () => {
  for (const [type, { code }] of Object.entries(auditRecords()))
    if (code) {
      const acts = trails.map(({ actions }) => actions[code.action]?.on[type]?.[code.side]?.[code.fact]);
      expect(acts.filter((normalized) => normalized?.kind === 'word')).toHaveLength(1);
    }
});

test('what a record was called before is a fact that an act keeps of it as it was', () => {
  for (const [type, { formerly = [] }] of Object.entries(auditRecords()))
    for (const name of formerly) {
      const normalized = trails.flatMap(({ actions }) =>
        Object.values(actions).map(({ on }) => on[type]?.before?.[name]),
      );
      expect(normalized.filter((each) => each?.kind === 'word').length).toBeGreaterThan(0);
    }
});

test('a fact has one name and one kind wherever it stands, since the trail knows it by its key alone', () => {
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

test('the fields of a department and of an employee, which have the same names, are called as each has it', () => {
  expect(auditValue('directory', 'departmentFields', 'name')?.ko).toBe('부서명');
  expect(auditValue('directory', 'fields', 'name')).toBeUndefined();
  expect(auditFact('departmentFields')).toMatchObject({ ko: auditFact('fields')?.ko });
});
