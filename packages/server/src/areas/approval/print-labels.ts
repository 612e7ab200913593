import type { ApprovalType, DocumentStatus, LineAction } from '@portal/contract/approval';
import type { Language } from '@portal/contract/kernel';
import type { PrintLabels } from './print/printable-document.ts';

type Words = {
  company: string;
  labels: PrintLabels;
  statuses: Record<DocumentStatus, string>;
  steps: Record<ApprovalType, string>;
  actions: Record<LineAction, string>;
  selfApproved: string;
  weekdays: readonly string[];
};

const ko: Words = {
  company: '한빛항공',
  labels: {
    approvalBox: '결재',
    draft: '기안',
    submitted: '상신',
    marks: { Approved: '승인', Rejected: '반려', Hold: '보류' },
    number: '문서번호',
    status: '상태',
    drafter: '기안자',
    department: '기안부서',
    approvalDate: '기안일',
    dueDate: '처리기한',
    referrers: '참조',
    attachedDocs: '관련 문서',
    absenceType: '휴가 종류',
    contact: '연락처',
    leavePeriods: '휴가 기간',
    attachedFiles: '첨부 파일',
    comments: '의견',
    image: '그림',
    missingImage: '표시할 수 없는 그림',
    page: '{page} / {pages}',
  },
  statuses: { Draft: '임시저장', InProgress: '진행 중', Completed: '완료', Rejected: '반려', Canceled: '취소' },
  steps: { Approve: '결재', Agreement: '합의' },
  actions: { Approved: '승인', Hold: '보류', Reject: '반려' },
  selfApproved: '전결',
  weekdays: ['일', '월', '화', '수', '목', '금', '토'],
};

const en: Words = {
  company: 'Hanbit Air',
  labels: {
    approvalBox: 'Approval',
    draft: 'Drafter',
    submitted: 'Submitted',
    marks: { Approved: 'Approved', Rejected: 'Rejected', Hold: 'On hold' },
    number: 'Number',
    status: 'Status',
    drafter: 'Drafter',
    department: 'Department',
    approvalDate: 'Date',
    dueDate: 'Due',
    referrers: 'Referrers',
    attachedDocs: 'Related documents',
    absenceType: 'Kind of leave',
    contact: 'Contact',
    leavePeriods: 'Days of leave',
    attachedFiles: 'Attached files',
    comments: 'Comments',
    image: 'Picture',
    missingImage: 'A picture that cannot be shown',
    page: '{page} of {pages}',
  },
  statuses: {
    Draft: 'Draft',
    InProgress: 'In progress',
    Completed: 'Completed',
    Rejected: 'Rejected',
    Canceled: 'Canceled',
  },
  steps: { Approve: 'Approve', Agreement: 'Agree' },
  actions: { Approved: 'Approved', Hold: 'On hold', Reject: 'Rejected' },
  selfApproved: 'Self-approved',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

export const printWords: Record<Language, Words> = { ko, en };
