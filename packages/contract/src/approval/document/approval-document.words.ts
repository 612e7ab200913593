import type { WordTree } from '@portal/contract/kernel';

/** The names of statuses of a document and acts of approvers, on the screen and on paper. */
export const approvalDocumentWords = {
  status: {
    Draft: { ko: '임시저장', en: 'Draft' },
    InProgress: { ko: '진행 중', en: 'In progress' },
    Completed: { ko: '완료', en: 'Completed' },
    Rejected: { ko: '반려', en: 'Rejected' },
    Canceled: { ko: '취소', en: 'Canceled' },
  },
  action: {
    Approved: { ko: '승인', en: 'Approved' },
    Hold: { ko: '보류', en: 'On hold' },
    Reject: { ko: '반려', en: 'Rejected' },
  },
  /** The mark of a final decision, and that of the later lines. */
  mark: {
    final: { ko: '전결', en: 'Final' },
    skipped: { ko: '후열', en: 'Not asked' },
  },
  /** Past acts only. */
  undoing: {
    Withdraw: { ko: '승인 취소', en: 'Withdrawn' },
    Return: { ko: '이전 단계로 반려', en: 'Returned one step' },
    Reopened: { ko: '다시 검토', en: 'Reopened' },
  },
  /** Entries of the history. */
  history: {
    submit: { ko: '상신', en: 'Submitted' },
    modify: { ko: '수정', en: 'Modified' },
    'attach-files': { ko: '파일 추가', en: 'Added files' },
    'remove-file': { ko: '파일 삭제', en: 'Removed a file' },
    approve: { ko: '승인', en: 'Approved' },
    hold: { ko: '보류', en: 'Put on hold' },
    reject: { ko: '반려', en: 'Rejected' },
    withdraw: { ko: '승인 취소', en: 'Took the approval back' },
    return: { ko: '이전 단계로 반려', en: 'Sent back one step' },
    'decide-finally': { ko: '전결', en: 'Decided finally' },
    cancel: { ko: '결재 취소', en: 'Canceled' },
    recall: { ko: '회수', en: 'Recalled' },
    'add-referrers': { ko: '참조자 추가', en: 'Added referrers' },
    'remove-referrer': { ko: '참조자 삭제', en: 'Removed a referrer' },
    'hand-over-line': { ko: '결재선 인계', en: 'Handed the line over' },
    ask: { ko: '질의', en: 'Asked' },
    answer: { ko: '답변', en: 'Answered' },
    nudge: { ko: '독촉', en: 'Reminded' },
    read: { ko: '열람', en: 'Read' },
  },
} as const satisfies WordTree;
