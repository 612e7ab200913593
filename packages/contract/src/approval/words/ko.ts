/** What the states of a document and its categories are called, on the screen and on paper. */
export const ko = {
  status: { Draft: '임시저장', InProgress: '진행 중', Completed: '완료', Rejected: '반려', Canceled: '취소' },
  action: { Approved: '승인', Hold: '보류', Reject: '반려' },
  category: {
    LetterOfApproval: { title: '일반품의서', description: '업무상 결정이 필요한 사항을 품의합니다.' },
    LeaveApplication: { title: '휴가신청서', description: '연차, 반차, 경조 휴가 등을 신청합니다.' },
  },
} as const;
