import type { Language, ProblemCode } from './problem-status.ts';

/** What is wrong with one field; `path` is its place in the body, such as `lines.0.approver`. */
export type FieldProblem = {
  path: string;
  code: FieldCode;
  limit?: number;
  expected?: string;
  /** Of a row of a spreadsheet: the field that is wrong in it. */
  field?: string;
};

export type FieldCode = keyof typeof fieldMessages;

type Sentence = Record<Language, string>;

export const problemMessages: Record<ProblemCode, Sentence> = {
  'invalid-input': { ko: '입력값을 확인해 주세요.', en: 'Please check what was entered.' },
  'already-acted': { ko: '이미 결재가 처리된 문서 입니다.', en: 'This document has already been acted on.' },
  'already-processed': { ko: '결재가 처리된 문서 입니다.', en: 'This document has already been processed.' },
  'not-signed-in': { ko: '로그인이 필요합니다.', en: 'Please sign in.' },
  'employee-not-registered': {
    ko: '등록된 사원 정보가 없습니다. 로그아웃한 뒤 관리자에게 문의해 주세요.',
    en: 'No employee information is registered. Please sign out and ask an administrator.',
  },
  'no-permission-on-document': { ko: '열람 권한이 없는 문서입니다.', en: 'You may not view this document.' },
  'no-permission': { ko: '접근 권한이 없습니다.', en: 'Access denied.' },
  'not-your-turn': { ko: '결재 차례가 아닙니다.', en: 'It is not your turn.' },
  'not-found': { ko: '찾을 수 없습니다.', en: 'Not found.' },
  'document-not-found': { ko: '존재하지 않는 문서 아이디 입니다.', en: 'There is no document with this id.' },
  'changed-meanwhile': {
    ko: '다른 사용자가 먼저 변경했습니다. 새로고침한 뒤 다시 시도해 주세요.',
    en: 'Somebody else changed it meanwhile. Please reload and try again.',
  },
  'email-exists': { ko: '이미 존재하는 이메일 입니다.', en: 'Email already exists' },
  'code-exists': { ko: '이미 존재하는 코드 입니다.', en: 'Code already exists' },
  'has-records': {
    ko: '기록이 있어 삭제할 수 없습니다. 퇴사 처리하거나 사용을 중지해 주세요.',
    en: 'There are records of it, so it cannot be deleted. Resign or deactivate it instead.',
  },
  'has-children': {
    ko: '하위 부서가 존재하여 삭제할 수 없습니다.',
    en: 'Cannot delete when sub-departments exist.',
  },
  'has-employees': { ko: '사원이 존재하여 삭제할 수 없습니다.', en: 'Cannot delete when employees exist.' },
  'in-progress': { ko: '같은 요청을 처리하고 있습니다.', en: 'The same request is being processed.' },
  'too-large': { ko: '파일 또는 내용이 너무 큽니다.', en: 'The file or content is too large.' },
  'forbidden-file-type': { ko: '올릴 수 없는 형식의 파일입니다.', en: 'Files of this kind cannot be uploaded.' },
  'unsupported-media-type': { ko: '지원하지 않는 요청 형식입니다.', en: 'This content type is not supported.' },
  'not-valid': { ko: '입력값을 확인해 주세요.', en: 'Please check what was entered.' },
  'leave-overdrawn': { ko: '남은 연차보다 많이 신청했습니다.', en: 'This is more annual leave than is left.' },
  'leave-overlaps': {
    ko: '이미 휴가를 신청한 날짜가 있습니다.',
    en: 'There is already leave on one of these days.',
  },
  'leave-begun': {
    ko: '휴가가 시작되어 취소할 수 없습니다.',
    en: 'The leave has begun and can no longer be canceled.',
  },
  'referrers-closed': {
    ko: '진행 중이거나 완료된 문서에만 참조자를 추가할 수 있습니다.',
    en: 'Referrers are added only while a document is under way or completed.',
  },
  'approver-not-resigned': {
    ko: '퇴사한 결재자의 결재만 다른 사원에게 넘길 수 있습니다.',
    en: 'Only the line of an approver who has resigned can be handed over.',
  },
  'line-not-pending': {
    ko: '결재를 기다리는 결재선만 넘길 수 있습니다.',
    en: 'Only a line that still waits can be handed over.',
  },
  'department-cycle': {
    ko: '부서를 자기 자신이나 하위 부서 아래로 옮길 수 없습니다.',
    en: 'A department cannot become a child of itself or of a department below it.',
  },
  'department-too-deep': { ko: '부서는 6단계까지 만들 수 있습니다.', en: 'Departments are at most 6 levels deep.' },
  'last-administrator': {
    ko: '마지막 관리자의 권한은 없앨 수 없습니다.',
    en: 'The last administrator cannot be taken away.',
  },
  'idempotency-key-reused': {
    ko: '같은 요청 키가 다른 내용으로 다시 쓰였습니다.',
    en: 'The idempotency key was used before with another body.',
  },
  'too-many-requests': {
    ko: '요청이 너무 많습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'Too many requests. Please try again shortly.',
  },
  internal: { ko: '처리 중 문제가 발생했습니다.', en: 'Something went wrong.' },
  maintenance: { ko: '시스템 점검 중입니다.', en: 'The system is under maintenance.' },
  overloaded: {
    ko: '요청이 몰려 있습니다. 잠시 뒤 다시 시도해 주세요.',
    en: 'The system is busy. Please try again shortly.',
  },
};

/** Sentences for single fields; `{limit}` is filled in. */
export const fieldMessages = {
  required: { ko: '필수 항목입니다.', en: 'This is required.' },
  'unknown-field': { ko: '알 수 없는 항목입니다.', en: 'This field is not known.' },
  'wrong-type': { ko: '형식이 올바르지 않습니다.', en: 'This has the wrong type.' },
  'not-one-of': { ko: '선택할 수 없는 값입니다.', en: 'This value is not on offer.' },
  'too-long': { ko: '{limit}자까지 입력할 수 있습니다.', en: 'At most {limit} characters.' },
  'too-short': { ko: '{limit}자 이상 입력해 주세요.', en: 'At least {limit} characters.' },
  'too-many': { ko: '{limit}개까지 넣을 수 있습니다.', en: 'At most {limit} entries.' },
  'too-few': { ko: '{limit}개 이상 넣어 주세요.', en: 'At least {limit} entries.' },
  'too-small': { ko: '{limit} 이상이어야 합니다.', en: 'Must be at least {limit}.' },
  'too-big': { ko: '{limit} 이하여야 합니다.', en: 'Must be at most {limit}.' },
  'bad-characters': { ko: '사용할 수 없는 문자가 있습니다.', en: 'It holds characters that cannot be stored.' },
  'no-line': { ko: '결재선을 선택해 주세요.', en: 'Please choose an approval line.' },
  'approver-missing': { ko: '결재선을 선택해 주세요.', en: 'Please choose an approval line.' },
  'approver-is-drafter': {
    ko: '기안자는 결재선에 넣을 수 없습니다.',
    en: 'The drafter cannot be on the approval line.',
  },
  'approver-twice': { ko: '이미 결재선에 있는 사원입니다.', en: 'This person is already on the approval line.' },
  'approver-is-referrer': { ko: '이미 참조자로 지정된 사원입니다.', en: 'This person is already a referrer.' },
  'referrer-is-drafter': { ko: '기안자는 참조자로 지정할 수 없습니다.', en: 'The drafter cannot be a referrer.' },
  'referrer-twice': { ko: '이미 참조자로 지정되어 있습니다.', en: 'This referrer is already there.' },
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
  'leave-date-needed': { ko: '신청일자를 선택해 주세요.', en: 'Please select the application date.' },
  'leave-day-twice': { ko: '같은 날짜를 두 번 선택했습니다.', en: 'This day was chosen twice.' },
  'leave-day-taken': { ko: '이미 휴가를 신청한 날짜입니다.', en: 'There is already leave on this day.' },
  'leave-left': {
    ko: '{expected}년에 신청할 수 있는 연차는 {limit}일입니다.',
    en: 'Days of annual leave left in {expected}: {limit}.',
  },
  'half-day-alone': { ko: '반차는 하루만 신청할 수 있습니다.', en: 'A half day is applied for by itself.' },
  'half-day-of-other-leave': { ko: '반차는 연차로만 신청할 수 있습니다.', en: 'Only annual leave has half days.' },
  'vacation-needed': { ko: '휴가 내용을 입력해 주세요.', en: 'Please enter the leave.' },
  'vacation-on-memo': { ko: '품의서에는 휴가를 넣을 수 없습니다.', en: 'A memo holds no leave.' },
  'person-inactive': { ko: '선택할 수 없는 사원입니다.', en: 'This person cannot be chosen.' },
  'title-blank': { ko: '제목을 입력해 주세요.', en: 'Please enter a title.' },
  'content-blank': { ko: '내용을 입력해 주세요.', en: 'Please enter the content.' },
  'title-or-content-needed': { ko: '제목 또는 내용을 입력해 주세요.', en: 'Please enter a title or content.' },
  'comment-needed': { ko: '반려 의견을 입력해 주세요.', en: 'Please say why you reject it.' },
  'reason-needed': { ko: '취소 사유를 입력해 주세요.', en: 'Please enter a reason.' },
  'not-an-email': { ko: '이메일 형식이 올바르지 않습니다.', en: 'This is not an email address.' },
  'not-after-birth': { ko: '입사일은 생년월일보다 뒤여야 합니다.', en: 'The hire date must be after the birth date.' },
  'not-after-hire': { ko: '퇴사일은 입사일보다 뒤여야 합니다.', en: 'The resign date must be after the hire date.' },
  'resign-date-needed': { ko: '퇴사일을 입력해 주세요.', en: 'Please enter the resign date.' },
  'department-unknown': { ko: '존재하지 않는 부서입니다.', en: 'There is no such department.' },
  'department-deep': { ko: '부서는 6단계까지 만들 수 있습니다.', en: 'Departments are at most 6 levels deep.' },
  'parent-differs': {
    ko: '상위 부서가 다릅니다. 부서 이동은 조직 관리 화면에서 해 주세요.',
    en: 'The parent differs. Departments are moved on the screen of departments.',
  },
  'department-inactive': { ko: '사용하지 않는 부서입니다.', en: 'This department is not active.' },
  'active-employees-left': {
    ko: '재직 중인 사원이 있어 사용을 중지할 수 없습니다.',
    en: 'It cannot be deactivated while it has active employees.',
  },
  'active-children-left': {
    ko: '사용 중인 하위 부서가 있어 사용을 중지할 수 없습니다.',
    en: 'It cannot be deactivated while it has active sub-departments.',
  },
  'email-taken': { ko: '이미 존재하는 이메일 입니다.', en: 'Already existing email.' },
  'code-taken': { ko: '이미 존재하는 코드 입니다.', en: 'Already existing code.' },
  'grant-twice': { ko: '같은 권한이 두 번 있습니다.', en: 'This right is there twice.' },
  'approver-on-line': { ko: '이미 결재선에 있는 사원입니다.', en: 'This person is already on the approval line.' },
  'handover-reason-needed': { ko: '사유를 입력해 주세요.', en: 'Please enter a reason.' },
  'sheet-empty': { ko: '내용이 없는 파일입니다.', en: 'The file holds no rows.' },
  'sheet-header-wrong': {
    ko: '머리글은 {expected} 여야 합니다.',
    en: 'The header must be {expected}.',
  },
  'sheet-too-many-rows': { ko: '{limit}행까지 올릴 수 있습니다.', en: 'At most {limit} rows.' },
  'sheet-formula': {
    ko: '수식이 있습니다. 값으로 바꿔 주세요.',
    en: 'It holds a formula. Please replace it by its value.',
  },
  'code-unknown': { ko: '등록되지 않은 사번입니다.', en: 'No employee has this code.' },
  'name-differs': { ko: '사번과 이름이 맞지 않습니다.', en: 'The name does not fit the code.' },
  'code-twice': { ko: '같은 코드가 두 번 있습니다.', en: 'This code is there twice.' },
  'email-twice': { ko: '같은 이메일이 두 번 있습니다.', en: 'This email is there twice.' },
  'not-a-number': { ko: '숫자가 아닙니다.', en: 'This is not a number.' },
  'not-half-days': { ko: '0.5일 단위로 입력해 주세요.', en: 'Please enter steps of half a day.' },
  'below-used': { ko: '이미 사용한 {limit}일보다 적습니다.', en: 'This is below the {limit} days used already.' },
  'file-broken': { ko: '파일이 끝까지 전송되지 않았습니다.', en: 'The file did not arrive whole.' },
  'file-kind': { ko: '올릴 수 없는 형식의 파일입니다.', en: 'Files of this kind cannot be uploaded.' },
  'not-a-spreadsheet': {
    ko: '엑셀(.xlsx) 파일이 아니거나 손상된 파일입니다.',
    en: 'This is no Excel file (.xlsx), or a damaged one.',
  },
  'file-missing': { ko: '파일을 선택해 주세요.', en: 'Please choose a file.' },
} as const satisfies Record<string, Sentence>;

/** The sentence of a field problem in a language, its limit filled in. */
export const fieldSentence = ({ code, limit, expected = '', field }: FieldProblem, language: Language): string =>
  `${field === undefined ? '' : `${field}: `}${fieldMessages[code][language]}`
    .replace('{limit}', limit === undefined ? '' : limit.toLocaleString('en-US'))
    .replace('{expected}', expected);
