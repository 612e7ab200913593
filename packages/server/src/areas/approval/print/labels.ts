import type { ApprovalType, CategoryName, DocumentStatus, LineAction } from '@portal/contract/approval';
import type { Language } from '@portal/contract/kernel';
import type { AbsenceType, AnnualLeaveType } from '@portal/contract/leave';
import type { PrintLabels } from './printable-document.ts';

type Words = {
  /** Beside the name of an approver whose line was somebody else's. */
  handedOver: (name: string) => string;
  company: string;
  labels: PrintLabels;
  categories: Record<CategoryName, string>;
  absenceTypes: Record<AbsenceType, string>;
  leaveParts: Record<AnnualLeaveType, string>;
  statuses: Record<DocumentStatus, string>;
  steps: Record<ApprovalType, string>;
  actions: Record<LineAction, string>;
  selfApproved: string;
  weekdays: readonly string[];
};

const ko: Words = {
  handedOver: (name) => `${name}에게서 인계`,
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
  categories: { LetterOfApproval: '일반품의서', LeaveApplication: '휴가신청서' },
  absenceTypes: {
    AnnualLeave: '연차',
    Training: '훈련',
    Education: '교육',
    FamilyEventLeave: '경조휴가',
    MaternityLeave: '출산휴가',
    RestRecreationLeave: '휴양휴가',
    AlternativeVacation: '대체휴가',
  },
  leaveParts: { AnnualLeave: '종일', MorningOff: '오전 반차', AfternoonOff: '오후 반차' },
  statuses: { Draft: '임시저장', InProgress: '진행 중', Completed: '완료', Rejected: '반려', Canceled: '취소' },
  steps: { Approve: '결재', Agreement: '합의' },
  actions: { Approved: '승인', Hold: '보류', Reject: '반려' },
  selfApproved: '전결',
  weekdays: ['일', '월', '화', '수', '목', '금', '토'],
};

const en: Words = {
  handedOver: (name) => `from ${name}`,
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
  categories: { LetterOfApproval: 'Letter of approval', LeaveApplication: 'Leave application' },
  absenceTypes: {
    AnnualLeave: 'Annual leave',
    Training: 'Training',
    Education: 'Education',
    FamilyEventLeave: 'Family event leave',
    MaternityLeave: 'Maternity leave',
    RestRecreationLeave: 'Rest and recreation leave',
    AlternativeVacation: 'Alternative leave',
  },
  leaveParts: { AnnualLeave: 'Whole day', MorningOff: 'Morning off', AfternoonOff: 'Afternoon off' },
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
