import {
  type ApprovalType,
  approvalDocumentWords,
  type CategoryName,
  categoryWords,
  type DocumentStatus,
  type LineAction,
  type Undoing,
} from '@portal/contract/approval';
import { type Language, wordsIn } from '@portal/contract/kernel';
import { type AbsenceType, type AnnualLeaveType, leaveWords } from '@portal/contract/leave';
import type { PrintLabels } from './printable-document.ts';

type Words = {
  /** Printed with the name of an approver who took over the line of another. */
  handedOver: (name: string) => string;
  /** The deputy who acted, the deputy who may act, and the principal of an act. */
  actedBy: (name: string) => string;
  deputy: (name: string) => string;
  inPlaceOf: (name: string) => string;
  labels: PrintLabels;
  category: Record<CategoryName, { title: string }>;
  absenceType: Record<AbsenceType, string>;
  leaveParts: Record<AnnualLeaveType, string>;
  status: Record<DocumentStatus, string>;
  steps: Record<ApprovalType, string>;
  action: Record<LineAction, string>;
  undoing: Record<Undoing, string>;
  selfApproved: string;
  /** A question to a person, and its answer. */
  asked: (name: string) => string;
  answered: string;
  weekdays: readonly string[];
};

/** The mark of a rejection is the name of the status it leads to. */
const marksOf = (language: Language): PrintLabels['marks'] => {
  const { action, mark } = wordsIn(language, approvalDocumentWords);
  return {
    Approved: action.Approved,
    Hold: action.Hold,
    Rejected: action.Reject,
    Final: mark.final,
    Skipped: mark.skipped,
  };
};

const named = { ...approvalDocumentWords, category: categoryWords, ...leaveWords };

const ko: Words = {
  ...wordsIn('ko', named),
  handedOver: (name) => `${name}에게서 인계`,
  actedBy: (name) => `대결 ${name}`,
  deputy: (name) => `대결자 ${name}`,
  inPlaceOf: (name) => `대결, 원결재자 ${name}`,
  labels: {
    approvalBox: '결재',
    draft: '기안',
    submitted: '상신',
    marks: marksOf('ko'),
    number: '문서번호',
    status: '상태',
    drafter: '기안자',
    department: '기안부서',
    approvalDate: '기안일',
    submittedOn: '상신일',
    completedOn: '완료일',
    dueDate: '처리 기한',
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
  leaveParts: { AnnualLeave: '종일', MorningOff: '오전 반차', AfternoonOff: '오후 반차' },
  steps: { Approve: '결재', Agreement: '합의' },
  selfApproved: '전결',
  asked: (name) => `${name}에게 질의`,
  answered: '답변',
  weekdays: ['일', '월', '화', '수', '목', '금', '토'],
};

const en: Words = {
  ...wordsIn('en', named),
  handedOver: (name) => `from ${name}`,
  actedBy: (name) => `by deputy ${name}`,
  deputy: (name) => `deputy ${name}`,
  inPlaceOf: (name) => `in place of ${name}`,
  labels: {
    approvalBox: 'Approval',
    draft: 'Drafter',
    submitted: 'Submitted',
    marks: marksOf('en'),
    number: 'Number',
    status: 'Status',
    drafter: 'Drafter',
    department: 'Department',
    approvalDate: 'Drafted',
    submittedOn: 'Submitted',
    completedOn: 'Completed',
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
  leaveParts: { AnnualLeave: 'Whole day', MorningOff: 'Morning off', AfternoonOff: 'Afternoon off' },
  steps: { Approve: 'Approve', Agreement: 'Agree' },
  selfApproved: 'Self-approved',
  asked: (name) => `asked ${name}`,
  answered: 'answered',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};

export const printWords: Record<Language, Words> = { ko, en };
