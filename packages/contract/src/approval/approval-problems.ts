import type { FieldTable, ProblemTable } from '@portal/contract/kernel';

/** The problems that the calls of this area answer, each with its status and its texts. */
export const approvalProblems = {
  'already-acted': {
    status: 400,
    ko: '이미 결재가 처리된 문서 입니다.',
    en: 'This document has already been acted on.',
  },
  'already-processed': {
    status: 400,
    ko: '결재가 처리된 문서 입니다.',
    en: 'This document has already been processed.',
  },
  'no-permission-on-document': {
    status: 401,
    ko: '열람 권한이 없는 문서입니다.',
    en: 'You may not view this document.',
  },
  'not-your-turn': { status: 403, ko: '결재 차례가 아닙니다.', en: 'It is not your turn.' },
  'document-not-found': {
    status: 404,
    ko: '존재하지 않는 문서 아이디 입니다.',
    en: 'There is no document with this id.',
  },
  'named-line-exists': {
    status: 409,
    ko: '같은 이름으로 저장한 결재선이 있습니다.',
    en: 'You have saved a line under this name already.',
  },
  'template-exists': {
    status: 409,
    ko: '같은 이름으로 저장한 서식이 있습니다.',
    en: 'You have saved a template under this name already.',
  },
  'too-many-named-lines': {
    status: 422,
    ko: '결재선은 30개까지 저장할 수 있습니다. 쓰지 않는 결재선을 지운 뒤 저장해 주세요.',
    en: 'You can save 30 lines. Please delete one that you no longer use.',
  },
  'too-many-templates': {
    status: 422,
    ko: '서식은 50개까지 저장할 수 있습니다. 쓰지 않는 서식을 지운 뒤 저장해 주세요.',
    en: 'You can save 50 templates. Please delete one that you no longer use.',
  },
  'referrers-closed': {
    status: 422,
    ko: '진행 중이거나 완료된 문서에만 참조자를 추가할 수 있습니다.',
    en: 'Referrers are added only while a document is under way or completed.',
  },
  'nobody-acted': {
    status: 422,
    ko: '아직 결재하지 않은 문서입니다.',
    en: 'No decision has been made here yet.',
  },
  'nudged-lately': {
    status: 422,
    ko: '4시간 안에 이미 독촉했습니다. 잠시 뒤에 다시 시도해 주세요.',
    en: 'You sent a reminder less than 4 hours ago. Please wait a little.',
  },
  'too-many-questions': {
    status: 422,
    ko: '질의는 문서마다 100개까지 할 수 있습니다.',
    en: 'A document holds 100 questions at most.',
  },
  'delegation-overlaps': {
    status: 422,
    ko: '이 기간에 이미 지정한 대결이 있습니다. 먼저 지정한 대결을 종료해 주세요.',
    en: 'There is a delegation on some of these days already. Please end it first.',
  },
  'approver-not-resigned': {
    status: 422,
    ko: '퇴사한 결재자의 결재만 다른 사원에게 넘길 수 있습니다.',
    en: 'Only the line of an approver who has resigned can be handed over.',
  },
  'line-not-pending': {
    status: 422,
    ko: '결재를 기다리는 결재선만 넘길 수 있습니다.',
    en: 'Only a line that still waits can be handed over.',
  },
} as const satisfies ProblemTable;

/** The problems of fields. */
export const approvalFields = {
  'no-line': { ko: '결재선을 선택해 주세요.', en: 'Please choose an approval line.' },
  'approver-missing': { ko: '결재선을 선택해 주세요.', en: 'Please choose an approval line.' },
  'approver-is-drafter': {
    ko: '기안자는 결재선에 넣을 수 없습니다.',
    en: 'The drafter cannot be on the approval line.',
  },
  'approver-twice': { ko: '이미 결재선에 있는 사원입니다.', en: 'This person is already on the approval line.' },
  'approver-is-referrer': { ko: '이미 참조자로 지정된 사원입니다.', en: 'This person is already a referrer.' },
  'referrer-is-drafter': { ko: '기안자는 참조자로 지정할 수 없습니다.', en: 'The drafter cannot be a referrer.' },
  'referrer-twice': { ko: '이미 참조자로 지정되어 있습니다.', en: 'This referrer has already been added.' },
  'line-with-self-approval': {
    ko: '전결처리에는 결재선을 넣을 수 없습니다.',
    en: 'A self-approved document has no approval line.',
  },
  'referrer-on-line': {
    ko: '결재선에 있는 사원은 참조자로 지정할 수 없습니다.',
    en: 'A person on the approval line cannot be a referrer.',
  },
  'attached-twice': { ko: '이미 첨부한 문서입니다.', en: 'This document is already attached.' },
  'attached-not-completed': {
    ko: '첨부할 수 없는 문서입니다. 열람할 수 있는 완료 문서만 첨부할 수 있습니다.',
    en: 'This document cannot be attached. Only completed documents that you may view can.',
  },
  'resubmission-not-allowed': {
    ko: '반려되거나 취소된 본인 문서만 다시 상신할 수 있습니다.',
    en: 'Only your own rejected or canceled documents can be resubmitted.',
  },
  'vacation-needed': { ko: '휴가 내용을 입력해 주세요.', en: 'Please enter the leave.' },
  'vacation-on-memo': { ko: '품의서에는 휴가를 넣을 수 없습니다.', en: 'A memo cannot contain leave.' },
  'title-blank': { ko: '제목을 입력해 주세요.', en: 'Please enter a title.' },
  'content-blank': { ko: '내용을 입력해 주세요.', en: 'Please enter the content.' },
  'title-or-content-needed': { ko: '제목 또는 내용을 입력해 주세요.', en: 'Please enter a title or content.' },
  'comment-needed': { ko: '반려 의견을 입력해 주세요.', en: 'Please say why you reject it.' },
  'return-comment-needed': { ko: '돌려보내는 이유를 입력해 주세요.', en: 'Please say why you send it back.' },
  'reason-needed': { ko: '취소 사유를 입력해 주세요.', en: 'Please enter a reason.' },
  'recall-reason-needed': { ko: '회수하는 이유를 입력해 주세요.', en: 'Please say why you recall it.' },
  'not-askable': {
    ko: '기안자와 앞 단계의 결재자에게만 질의할 수 있습니다.',
    en: 'Only the drafter and approvers of earlier steps can be asked.',
  },
  'question-needed': { ko: '질의 내용을 입력해 주세요.', en: 'Please enter your question.' },
  'answer-needed': { ko: '답변을 입력해 주세요.', en: 'Please enter your answer.' },
  'approver-on-line': { ko: '이미 결재선에 있는 사원입니다.', en: 'This person is already on the approval line.' },
  'deputy-is-principal': { ko: '원결재자는 대결자가 될 수 없습니다.', en: 'Nobody is their own deputy.' },
  'delegation-begins-past': { ko: '오늘이나 그 뒤의 날을 선택해 주세요.', en: 'Please choose today or a later day.' },
  'delegation-begins-late': {
    ko: '{limit}일 안의 날을 선택해 주세요.',
    en: 'Please choose a day within {limit} days.',
  },
  'delegation-ends-before': {
    ko: '종료일은 시작일과 같거나 그 뒤여야 합니다.',
    en: 'It ends on the day it begins, or later.',
  },
  'delegation-too-long': { ko: '{limit}일까지 지정할 수 있습니다.', en: 'It lasts at most {limit} days.' },
  'no-category': { ko: '문서 종류를 선택해 주세요.', en: 'Please choose the kinds of documents.' },
  'category-twice': { ko: '같은 문서 종류가 두 번 있습니다.', en: 'A kind of document is selected twice.' },
  'leave-not-own': {
    ko: '승인된 본인의 휴가만 선택할 수 있습니다.',
    en: 'Only your own approved leave can be chosen.',
  },
  'delegation-reason-needed': { ko: '사유를 입력해 주세요.', en: 'Please enter a reason.' },
  'handover-reason-needed': { ko: '사유를 입력해 주세요.', en: 'Please enter a reason.' },
} as const satisfies FieldTable;
