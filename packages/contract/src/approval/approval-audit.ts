import { type AuditTrail, fact } from '@portal/contract/kernel';
import type { DocumentStatus, LineAction } from './document/approval-document.states.ts';

const status = fact.word<DocumentStatus>({ ko: '상태', en: 'Status' });
const docNo = fact.word({ ko: '문서번호', en: 'Number' });
const lineId = fact.id({ ko: '결재선 번호', en: 'Line (id)' });
const lineAction = fact.word<LineAction>({ ko: '결재 결과', en: 'Decision' });
const approverId = fact.employee({ ko: '결재자', en: 'Approver' });
const questionId = fact.id({ ko: '질의 번호', en: 'Question (id)' });
const lines = fact.list(fact.employee({ ko: '결재선', en: 'Line' }));
const files = fact.number({ ko: '파일 수', en: 'Files' });
/** An employee or a department with its id. */
const referrer = fact.word({ ko: '참조자', en: 'Referrer' });

/** The approvers, the number of referrers and attached documents, and no comment. */
const body = {
  lines,
  referrers: fact.number({ ko: '참조자', en: 'Referrers' }),
  attachedDocs: fact.optional(fact.list(fact.id({ ko: '첨부 문서 번호', en: 'Attached documents (id)' }))),
  resubmissionOf: fact.optional(fact.id({ ko: '재상신한 문서 번호', en: 'Resubmission of (id)' })),
};

/** The principal if a deputy acted: the actor of the entry is the deputy. */
const inPlaceOf = fact.optional(fact.employee({ ko: '원결재자', en: 'In place of' }));

const decided = {
  before: { status, lineId, lineAction: fact.orNull(lineAction) },
  after: { status, lineId, lineAction },
};
const decision = { ...decided, after: { ...decided.after, inPlaceOf } };

/** An act that was undone. */
const undone = { before: { lineId, lineAction }, after: { lineId, lineAction: fact.orNull(lineAction), inPlaceOf } };

/** The people of a delegation, its days, and the categories of documents. */
const delegated = {
  principalId: fact.employee({ ko: '원결재자', en: 'Principal' }),
  deputyId: fact.employee({ ko: '대결자', en: 'Deputy' }),
  fromDate: fact.day({ ko: '시작일', en: 'From' }),
  toDate: fact.day({ ko: '종료일', en: 'To' }),
  categoryIds: fact.list(fact.id({ ko: '문서 종류 번호', en: 'Categories (id)' })),
};

export const approvalTrail = {
  ko: '전자결재',
  en: 'Approval',
  records: {
    document: { ko: '결재 문서', en: 'Document', code: { action: 'submit', side: 'after', fact: 'docNo' } },
    delegation: { ko: '대결', en: 'Delegation' },
  },
  actions: {
    'create-draft': { ko: '임시저장', en: 'draft saved', on: { document: { after: body } } },
    'update-draft': { ko: '임시저장 수정', en: 'draft changed', on: { document: { after: body } } },
    'delete-draft': { ko: '임시저장 삭제', en: 'draft deleted', on: { document: { before: { status, files } } } },
    submit: { ko: '상신', en: 'submitted', on: { document: { after: { status, docNo, ...body } } } },
    modify: {
      ko: '수정',
      en: 'modified',
      on: {
        document: {
          before: { version: fact.number({ ko: '버전', en: 'Version' }), lines },
          after: { ...body, addedFiles: fact.number({ ko: '추가한 파일 수', en: 'Files added' }) },
        },
      },
    },
    approve: { ko: '승인', en: 'approved', on: { document: decision } },
    hold: { ko: '보류', en: 'held', on: { document: decision } },
    reject: { ko: '반려', en: 'rejected', on: { document: decision } },
    withdraw: {
      ko: '철회',
      en: 'withdrawn',
      on: { document: { ...undone, act: () => ({ ko: '승인 취소', en: 'approval withdrawn' }) } },
    },
    return: {
      ko: '되돌림',
      en: 'given back',
      on: {
        document: {
          act: () => ({ ko: '이전 단계로 반려', en: 'returned one step' }),
          before: { lineId, lineAction: fact.orNull(lineAction) },
          after: {
            reopenedLines: fact.list(fact.id({ ko: '다시 열린 결재선 번호', en: 'Reopened lines (id)' })),
            inPlaceOf,
          },
        },
      },
    },
    'decide-finally': {
      ko: '전결',
      en: 'decided finally',
      on: {
        document: {
          before: decided.before,
          after: {
            ...decided.after,
            skippedLines: fact.list(fact.id({ ko: '건너뛴 결재선 번호', en: 'Skipped lines (id)' })),
          },
        },
      },
    },
    cancel: { ko: '취소', en: 'canceled', on: { document: { before: { status }, after: { status } } } },
    recall: {
      ko: '회수',
      en: 'recalled',
      on: {
        document: {
          before: { status },
          after: { status, draftId: fact.id({ ko: '이어 쓰는 문서 번호', en: 'Continued in (id)' }) },
        },
      },
    },
    ask: {
      ko: '질의',
      en: 'asked',
      on: {
        document: {
          after: { questionId, lineId, askedId: fact.employee({ ko: '질의받은 사람', en: 'Asked' }), inPlaceOf },
        },
      },
    },
    answer: { ko: '답변', en: 'answered', on: { document: { after: { questionId } } } },
    nudge: { ko: '독촉', en: 'reminded', on: { document: {} } },
    'add-referrers': {
      ko: '참조자 추가',
      en: 'referrers added',
      on: { document: { after: { referrers: fact.list(fact.word({ ko: '참조자', en: 'Referrers' })) } } },
    },
    'remove-referrer': { ko: '참조자 삭제', en: 'referrer removed', on: { document: { before: { referrer } } } },
    'attach-files': { ko: '파일 추가', en: 'files added', on: { document: { after: { files } } } },
    'remove-file': {
      ko: '파일 삭제',
      en: 'file deleted',
      on: { document: { before: { fileId: fact.id({ ko: '파일 번호', en: 'File (id)' }) } } },
    },
    'create-delegation': { ko: '대결 지정', en: 'deputy named', on: { delegation: { after: delegated } } },
    'end-delegation': { ko: '대결 종료', en: 'delegation ended', on: { delegation: { before: delegated } } },
    'hand-over-line': {
      ko: '결재선 인계',
      en: 'approval line handed over',
      on: {
        document: {
          before: { lineId, approverId },
          after: { lineId, approverId, reason: fact.word({ ko: '사유', en: 'Reason' }) },
        },
      },
    },
  },
} as const satisfies AuditTrail;
