import type { Language } from '@portal/contract/kernel';

type Words = Record<Language, string>;

/** Every kind of record that the trail tells of. */
export const auditRecordTypes = {
  document: { ko: '결재 문서', en: 'Document' },
  employee: { ko: '사원', en: 'Employee' },
  department: { ko: '부서', en: 'Department' },
  'leave-year': { ko: '연차', en: 'Leave of' },
  portal: { ko: '포털', en: 'Portal' },
} as const satisfies Record<string, Words>;
export type AuditRecordType = keyof typeof auditRecordTypes;

/** Every act that the trail tells of, by the area that does it. */
export const auditActions = {
  approval: {
    'create-draft': { ko: '임시저장', en: 'draft saved' },
    'update-draft': { ko: '임시저장 수정', en: 'draft changed' },
    'delete-draft': { ko: '임시저장 삭제', en: 'draft deleted' },
    submit: { ko: '상신', en: 'submitted' },
    modify: { ko: '수정', en: 'modified' },
    approve: { ko: '승인', en: 'approved' },
    hold: { ko: '보류', en: 'held' },
    reject: { ko: '반려', en: 'rejected' },
    cancel: { ko: '취소', en: 'canceled' },
    'add-referrers': { ko: '참조자 추가', en: 'referrers added' },
    'remove-referrer': { ko: '참조자 삭제', en: 'referrer removed' },
    'attach-files': { ko: '파일 추가', en: 'files added' },
    'remove-file': { ko: '파일 삭제', en: 'file deleted' },
    'hand-over-line': { ko: '결재선 인계', en: 'approval line handed over' },
  },
  directory: {
    hire: { ko: '등록', en: 'registered' },
    change: { ko: '수정', en: 'changed' },
    resign: { ko: '퇴사 처리', en: 'resigned' },
    'come-back': { ko: '복직 처리', en: 'came back' },
    delete: { ko: '삭제', en: 'deleted' },
    'set-photo': { ko: '사진 등록', en: 'photo set' },
    create: { ko: '생성', en: 'created' },
    activate: { ko: '사용', en: 'activated' },
    deactivate: { ko: '사용 중지', en: 'deactivated' },
    import: { ko: '일괄 등록', en: 'imported' },
  },
  leave: { 'import-totals': { ko: '총 연차 업로드', en: 'total days imported' } },
  identity: { 'set-grants': { ko: '권한 변경', en: 'rights changed' } },
} as const satisfies Record<string, Record<string, Words>>;
export type AuditArea = keyof typeof auditActions;

export const auditAreas = Object.keys(auditActions) as AuditArea[];

const wordsOf = (table: Readonly<Record<string, Words>> | undefined, key: string, language: Language): string =>
  table?.[key]?.[language] ?? key;

/** The acts of all areas: the same name means the same in each. */
const everyAction: Readonly<Record<string, Words>> = Object.assign({}, ...Object.values(auditActions));

/**
 * The word of an act in a language, also where only its name is known; an act of an earlier version of the product
 * stands by its own name.
 */
export const auditActionWord = (area: string | undefined, action: string, language: Language): string =>
  wordsOf(
    area === undefined ? everyAction : (auditActions as Record<string, Record<string, Words>>)[area],
    action,
    language,
  );

/** Facts that name people or departments by their number. */
export const auditFactKinds: Readonly<Record<string, 'employee' | 'department'>> = {
  approverId: 'employee',
  lines: 'employee',
  departmentId: 'department',
  parentId: 'department',
};

type Named = { name: string; engName: string; code: string };

/** What a record is called in a language, with its code; empty where nothing is known of it but its number. */
export const auditRecordName = (record: Named | null, language: Language): string => {
  if (record === null) return '';
  const name = (language === 'en' && record.engName) || record.name;
  if (name === '' || record.code === '') return name || record.code;
  return `${name} (${record.code})`;
};

type Told = { area: string; action: string; recordType: string; recordId: number; record: Named | null };

/** One sentence that tells what happened to which record. */
export const auditSummary = ({ area, action, recordType, recordId, record }: Told, language: Language): string => {
  const name = auditRecordName(record, language) || String(recordId);
  return `${wordsOf(auditRecordTypes, recordType, language)} ${name}: ${auditActionWord(area, action, language)}`;
};
