import type { WordTree } from '@portal/contract/kernel';

/** What the statuses of a document and the acts of approvers are called, on the screen and on paper. */
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
  /** What a final decision leaves: its own mark, and that of those who come after it. */
  mark: {
    final: { ko: '전결', en: 'Final' },
    skipped: { ko: '후열', en: 'Not asked' },
  },
  /** Of past acts alone. */
  undoing: {
    Withdraw: { ko: '승인 취소', en: 'Withdrawn' },
    Return: { ko: '이전 단계로 반려', en: 'Returned one step' },
    Reopened: { ko: '다시 검토', en: 'Reopened' },
  },
} as const satisfies WordTree;
