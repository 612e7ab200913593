import type { AuditEntry } from '@portal/contract/admin';
import { beforeAll, expect, it } from 'vitest';
import { changeWord, factRowsOf } from './audit-screen.tsx';

beforeAll(async () => {});

type Given = Parameters<typeof factRowsOf>[0];

const rowsOf = ({ area = 'approval', mentioned = [], ...facts }: Pick<Given, 'before' | 'after'> & Partial<Given>) =>
  factRowsOf({ ...facts, area, mentioned }).map(({ name, before, after }) => `${name}: ${before} → ${after}`);

it('facts before and after are next to each other as text, also if only one side has them', () => {
  expect(
    rowsOf({
      before: { status: 'InProgress', lineAction: null, grants: [] },
      after: { status: 'Completed', lineAction: 'Approved', docNo: 'LA-2026-000001' },
    }),
  ).toEqual(['상태: 진행 중 → 완료', '결재 결과: - → 승인', '권한: - → -', '문서번호: - → LA-2026-000001']);
});

it('the fields of a record have the labels of its form', () => {
  const after = { fields: ['phone', 'isResigned', 'department'] };
  expect(rowsOf({ area: 'directory', before: null, after })).toEqual(['바뀐 항목: - → 전화번호, 퇴사, 부서']);
});

it('values that are words of an area have that area’s labels', () => {
  expect(
    rowsOf({
      area: 'safety',
      before: { status: 'HazardIdentification' },
      after: { status: 'FirstRiskAssessment', fields: ['subject', 'department', 'wildlifeBirdStrikeDetail'] },
    }),
  ).toEqual(['상태: 위해요인 식별 → 1차 위험도 평가', '바뀐 항목: - → 제목, 보고 부서, 야생동물·조류 충돌']);
  expect(rowsOf({ area: 'safety', before: null, after: { eventType: 1, files: 1 } })).toEqual([
    '사건 유형: - → 준사고',
    '파일 수: - → 1',
  ]);
});

it('every fact that the portal writes has a label', () => {
  const facts = { reason: '퇴사', code: 'H0009', attachedDocs: [3], resubmissionOf: 4 };
  expect(rowsOf({ before: null, after: facts })).toEqual([
    '사유: - → 퇴사',
    '코드: - → H0009',
    '첨부 문서 번호: - → 3',
    '재상신한 문서 번호: - → 4',
  ]);
});

it('people and departments are shown by name, deleted ones by number', () => {
  const mentioned = [
    { kind: 'employee', id: 8, name: '한도윤', engName: 'Han Doyun' },
    { kind: 'department', id: 8, name: '운항팀', engName: 'Flight' },
  ] as const;
  expect(
    rowsOf({
      before: { approverId: 394, departmentId: null },
      after: { approverId: 8, departmentId: 8, lines: [8, 394] },
      mentioned: [...mentioned],
    }),
  ).toEqual(['결재자: 394 → 한도윤', '부서: - → 운항팀', '결재선: - → 한도윤, 394']);
});

const line = (entry: Pick<AuditEntry, 'action' | 'recordType' | 'before' | 'after'> & Partial<AuditEntry>): string =>
  changeWord({
    id: 1,
    at: '2026-11-20T00:12:00.000Z',
    actor: null,
    area: 'documents',
    recordId: 7,
    record: null,
    summary: 's',
    mentioned: [],
    ...entry,
  });

it('the line of a deleted revision differs from that of a deleted document', () => {
  const deleted = { action: 'delete', recordType: 'drive-document' } as const;
  expect(line({ ...deleted, before: { revisions: 1 }, after: null })).toBe('삭제: 개정 수 1 → -');
  const before = { revision: '2', revisions: 3, revisionId: 5 };
  expect(line({ ...deleted, before, after: { revisions: 2 } })).toBe(
    '개정 삭제: 개정번호 2 → -, 개정 수 3 → 2, 개정 ID 5 → -',
  );
  const byEarlierVersion = { revisions: 1, revisionId: 5 };
  expect(line({ ...deleted, before: byEarlierVersion, after: null })).toMatch(/^개정 삭제: /);
});

it('a line names who lost a manual, and where it moved from and to', () => {
  const unchanged = { docNo: 'CB-M-001' };
  const before = { ...unchanged, managers: [8], responsible: 3, department: 3 };
  const after = { ...unchanged, managers: [9], responsible: 3, department: 4 };
  const mentioned: AuditEntry['mentioned'] = [
    { kind: 'employee', id: 8, name: '한도윤', engName: 'Han Doyun' },
    { kind: 'employee', id: 9, name: '최유진', engName: 'Choi Yujin' },
    { kind: 'department', id: 3, name: '운항팀', engName: 'Flight' },
    { kind: 'department', id: 4, name: '객실팀', engName: 'Cabin' },
  ];
  expect(line({ action: 'manual', recordType: 'manual', before, after, mentioned })).toBe(
    '매뉴얼 변경: 매뉴얼 관리자 한도윤 → 최유진, 자료실 부서 운항팀 → 객실팀',
  );
});

it('a line has the former name of a department and its changed fields, with the labels of its form', () => {
  const before = { code: 'FO', departmentName: '운항팀', departmentEngName: 'Flight', seq: 1, isActivated: true };
  const after = { ...before, code: 'FL', departmentName: '비행팀', departmentFields: ['code', 'name'] };
  const renamed = { area: 'directory', action: 'change', recordType: 'department' } as const;
  expect(line({ ...renamed, before, after })).toBe(
    '수정: 코드 FO → FL, 부서명 운항팀 → 비행팀, 바뀐 항목 코드, 부서명',
  );
});

it('a value without a label is shown as stored', () => {
  expect(rowsOf({ before: { wing: 'left' }, after: null })).toEqual(['wing: left → -']);
});

it('only differences are marked', () => {
  const facts = { before: { seq: 1, rows: 2 }, after: { seq: 1, rows: 3 }, area: 'directory', mentioned: [] };
  expect(factRowsOf(facts).map(({ changed }) => changed)).toEqual([false, true]);
});
