import { type AuditTrail, type FactValues, fact, type Words } from '@portal/contract/kernel';

const docKey = fact.word({ ko: '문서 키', en: 'Document key' });
const docNo = fact.word({ ko: '문서번호', en: 'Number' });
const driveKey = fact.word({ ko: '자료실 키', en: 'Drive key' });
const revisionId = fact.id({ ko: '개정 ID', en: 'Revision' });
const drive = fact.id({ ko: '자료실 ID', en: 'Drive' });
/** The department of a drive, if it has one. */
const department = fact.optional(fact.department({ ko: '자료실 부서', en: 'Department of the drive' }));
const size = fact.number({ ko: '크기', en: 'Size' });
const revision = fact.word({ ko: '개정번호', en: 'Revision number' });
const revisions = fact.number({ ko: '개정 수', en: 'Revisions' });
const fields = fact.list(
  fact.word(
    { ko: '바뀐 항목', en: 'Fields changed' },
    {
      name: { ko: '이름', en: 'Name' },
      title: { ko: '제목', en: 'Title' },
      content: { ko: '내용', en: 'Content' },
      version: { ko: '개정번호', en: 'Revision number' },
      revisionDate: { ko: '개정일', en: 'Revision date' },
      description: { ko: '개정 내용', en: 'Description' },
      manualType: { ko: '매뉴얼 유형', en: 'Type of manual' },
      manualClass: { ko: '매뉴얼 구분', en: 'Class of manual' },
      docNo: { ko: '문서번호', en: 'Document number' },
      subTitle: { ko: '부제', en: 'Subtitle' },
      abbr: { ko: '약어', en: 'Abbreviation' },
      departmentId: { ko: '담당 부서', en: 'Department responsible' },
      driveId: { ko: '자료실', en: 'Drive' },
      managers: { ko: '매뉴얼 관리자', en: 'Managers' },
      controlled: { ko: '관리 매뉴얼', en: 'Controlled' },
      effectiveDate: { ko: '시행일', en: 'Effective date' },
      file: { ko: '파일', en: 'File' },
    },
  ),
);
const managers = fact.list(fact.employee({ ko: '매뉴얼 관리자', en: 'Managers' }));
const responsible = fact.department({ ko: '담당 부서', en: 'Department responsible' });
const administrators = fact.list(fact.employee({ ko: '문서 시스템 관리자', en: 'Document system managers' }));
const named = fact.list(fact.employee({ ko: '추가된 필독자', en: 'Readers named' }));
const released = fact.list(fact.employee({ ko: '제외된 필독자', en: 'Readers released' }));
/** The number of groups, people and days of a rule, and of those who match it. */
const ruleCounts = fact.allOptional({
  groups: fact.number({ ko: '필독자 그룹 수', en: 'Groups of readers' }),
  plus: fact.number({ ko: '추가한 사람 수', en: 'People added' }),
  minus: fact.number({ ko: '제외한 사람 수', en: 'People left out' }),
  dueDays: fact.number({ ko: '읽기 기한(일)', en: 'Days to read it' }),
  matched: fact.number({ ko: '필독자 수', en: 'Readers' }),
});
const change = fact.word(
  { ko: '변경', en: 'Change' },
  {
    make: { ko: '등록', en: 'made' },
    change: { ko: '수정', en: 'changed' },
    save: { ko: '저장', en: 'saved' },
    delete: { ko: '삭제', en: 'deleted' },
  },
);

const manual = fact.id({ ko: '매뉴얼 ID', en: 'Manual' });
const effectiveDate = fact.orNull(fact.day({ ko: '시행일', en: 'Effective date' }));
const approvalId = fact.id({ ko: '결재 문서 ID', en: 'Approval document' });

/** The act on a revision that is being prepared. */
const preparedHow = ({ after }: FactValues): Words | undefined => {
  if (after?.change === 'delete') return { ko: '개정 준비 삭제', en: 'prepared revision deleted' };
  return after?.change === 'change' ? { ko: '개정 준비 수정', en: 'prepared revision changed' } : undefined;
};

/** Either one revision of a document is deleted, or the document. */
const deletedWhat = ({ before }: FactValues): Words | undefined =>
  before?.revisionId === undefined ? undefined : { ko: '개정 삭제', en: 'revision deleted' };

export const documentsTrail = {
  ko: '문서',
  en: 'Documents',
  records: {
    'drive-document': {
      ko: '문서센터 문서',
      en: 'Document of a drive',
      code: { action: 'upload', side: 'after', fact: 'docNo' },
    },
    manual: { ko: '매뉴얼', en: 'Manual', code: { action: 'manual', side: 'after', fact: 'docNo' } },
    'manual-revision': {
      ko: '매뉴얼 개정',
      en: 'Revision of a manual',
      code: { action: 'prepare', side: 'after', fact: 'docNo' },
    },
    drive: { ko: '자료실', en: 'Drive', code: { action: 'drive', side: 'after', fact: 'driveKey' } },
  },
  actions: {
    upload: {
      ko: '문서 업로드',
      en: 'uploaded',
      on: { 'drive-document': { after: { docKey, docNo: fact.optional(docNo), drive, department, revisionId, size } } },
    },
    title: { ko: '제목 변경', en: 'title changed', on: { 'drive-document': {} } },
    edit: { ko: '개정 정보 수정', en: 'revision edited', on: { 'drive-document': { after: { revisionId, fields } } } },
    delete: {
      ko: '삭제',
      en: 'deleted',
      on: {
        'drive-document': {
          act: deletedWhat,
          before: { revisions, ...fact.allOptional({ revision, revisionId }) },
          after: fact.allOptional({ revisions }),
        },
      },
    },
    readers: {
      ko: '필독자 지정',
      en: 'readers named',
      on: { 'drive-document': { after: { ...fact.allOptional({ named, released }), ...ruleCounts } } },
    },
    'ask-readers': {
      ko: '읽기 요청',
      en: 'readers asked',
      on: {
        'drive-document': {
          after: { revisionId, asked: fact.number({ ko: '요청한 필독자 수', en: 'Readers asked' }) },
        },
      },
    },
    notice: { ko: '공지 변경', en: 'notice changed', on: { drive: { after: { change, department } } } },
    manual: {
      ko: '매뉴얼 변경',
      en: 'manual changed',
      on: {
        manual: {
          before: fact.allOptional({ docNo, managers, department, responsible }),
          after: { change, docNo, fields, managers, ...fact.allOptional({ department, responsible }) },
        },
      },
    },
    prepare: {
      ko: '개정 준비',
      en: 'revision prepared',
      on: { 'manual-revision': { act: preparedHow, after: { change, manual, docNo, fields } } },
    },
    send: {
      ko: '승인 요청',
      en: 'sent for approval',
      on: { 'manual-revision': { after: { manual, approvalId } } },
    },
    release: {
      ko: '해제·발행',
      en: 'released',
      on: {
        'manual-revision': {
          act: () => ({ ko: '개정 발행', en: 'revision released' }),
          after: { manual, effectiveDate },
        },
      },
    },
    authority: {
      ko: '인가·신고 입력',
      en: 'authority entered',
      on: {
        'manual-revision': {
          after: {
            manual,
            authority: fact.word(
              { ko: '인가·신고', en: 'Authority' },
              { Approval: { ko: '인가', en: 'Approval' }, Filing: { ko: '신고', en: 'Filing' } },
            ),
            isAccepted: fact.flag({ ko: '수리', en: 'Accepted' }),
          },
        },
      },
    },
    schedule: {
      ko: '시행일 변경',
      en: 'day set',
      on: { 'manual-revision': { before: { effectiveDate }, after: { manual, effectiveDate } } },
    },
    withdraw: {
      ko: '철회',
      en: 'withdrawn',
      on: { 'manual-revision': { act: () => ({ ko: '개정 철회', en: 'revision withdrawn' }), after: { manual } } },
    },
    drive: { ko: '자료실 변경', en: 'drive changed', on: { drive: { after: { change, driveKey } } } },
    administrators: {
      ko: '문서 시스템 관리자 변경',
      en: 'document system managers changed',
      on: { portal: { before: { administrators }, after: { administrators } } },
    },
  },
} as const satisfies AuditTrail;
