import type { FieldTable, ProblemTable } from '@portal/contract/kernel';

/** The problems that the calls of this area answer, each with its status and its texts. */
export const safetyProblems = {
  'child-report': {
    status: 422,
    ko: '대표 보고서에 딸린 보고서입니다. 대표 보고서에서 진행해 주세요.',
    en: 'This report belongs to a main report, where this is done.',
  },
  'feedback-not-requested': {
    status: 422,
    ko: '회신을 요청하지 않은 보고서입니다.',
    en: 'This report does not ask for feedback.',
  },
  'file-not-cleanable': {
    status: 422,
    ko: '작성자 정보를 지울 수 없어 비공개 보고서에는 올릴 수 없는 파일입니다. 사진(jpg, png, webp, gif), pdf, docx, xlsx, pptx, txt, csv만 올릴 수 있고, 암호가 걸렸거나 손상된 파일은 올릴 수 없습니다.',
    en: 'Information about the author cannot be removed from this file. A confidential report accepts jpg, png, webp, gif, pdf, docx, xlsx, pptx, txt and csv, neither damaged nor protected by a password.',
  },
  'not-assessed': {
    status: 422,
    ko: '위험도 평가를 먼저 해 주세요. 승인에는 초기 위험도 평가가, 종결에는 잔여 위험도 평가가 있어야 합니다.',
    en: 'The risk has not been assessed: an approval needs the initial assessment, a closing that of what remains.',
  },
  'feedback-pending': {
    status: 422,
    ko: '회신 요청에 답변하지 않은 보고서가 있습니다. 이 보고서와 관련 보고서의 회신을 확인해 주세요.',
    en: 'A request for feedback has not been answered, by this report or one related to it.',
  },
  'belongs-to-case': {
    status: 422,
    ko: '보고서 또는 조사에 속한 위해요인입니다. 그곳에서 진행해 주세요.',
    en: 'This hazard belongs to a report or an investigation, where this is done.',
  },
  'already-assigned': {
    status: 422,
    ko: '이미 2차 평가자로 지정된 사람입니다.',
    en: 'This person is already the second assessor.',
  },
  'action-ended': {
    status: 422,
    ko: '완료되었거나 취소된 조치입니다.',
    en: 'This action has been closed or cancelled.',
  },
  'already-designated': {
    status: 422,
    ko: '이미 지정된 담당자입니다.',
    en: 'This person is already designated.',
  },
  'closing-requested': {
    status: 422,
    ko: '이미 종결을 요청했습니다.',
    en: 'The closing has been requested already.',
  },
  'too-late': {
    status: 422,
    ko: '메시지를 쓴 날에만 파일을 더할 수 있습니다.',
    en: 'Files come to a message on the day it was written.',
  },
  'already-answered': {
    status: 409,
    ko: '이미 처리된 종결 요청입니다.',
    en: 'This request has been answered already.',
  },
  'report-linked': {
    status: 409,
    ko: '이미 다른 조사 또는 위해요인에 연결된 보고서입니다.',
    en: 'This report is linked to another investigation or hazard.',
  },
} as const satisfies ProblemTable;

/** The problems of fields. */
export const safetyFields = {
  'in-future': { ko: '미래의 일시는 입력할 수 없습니다.', en: 'This is in the future.' },
  'before-event': { ko: '사건이 일어나기 전입니다.', en: 'This is before the event.' },
  'not-applicable': { ko: '해당하지 않는 항목입니다.', en: 'This does not apply here.' },
  'chosen-twice': { ko: '같은 값을 두 번 선택했습니다.', en: 'This value was chosen twice.' },
  'none-and-others': {
    ko: '없음은 다른 값과 함께 선택할 수 없습니다.',
    en: 'None cannot be chosen together with others.',
  },
  'too-many-decimals': { ko: '소수점 아래 두 자리까지 입력할 수 있습니다.', en: 'At most two decimals.' },
  'report-type-fixed': { ko: '보고서 종류는 바꿀 수 없습니다.', en: 'The type of a report never changes.' },
  'report-itself': { ko: '자기 자신은 관련 보고서가 될 수 없습니다.', en: 'A report cannot be related to itself.' },
  'report-unknown': { ko: '없는 보고서입니다.', en: 'There is no such report.' },
  'report-has-main': { ko: '이미 다른 대표 보고서에 딸린 보고서입니다.', en: 'This report has another main report.' },
  'report-is-main': { ko: '다른 보고서의 대표 보고서입니다.', en: 'This report is the main report of others.' },
  'report-closed': { ko: '종결된 보고서입니다.', en: 'This report is closed.' },
  'report-has-work': {
    ko: '위해요인, 조치 또는 조사가 있는 보고서입니다.',
    en: 'This report has a hazard, actions or an investigation of its own.',
  },
  'not-in-group': { ko: '이 묶음의 보고서가 아닙니다.', en: 'This report does not belong to the group.' },
  'main-has-work': {
    ko: '지금 대표 보고서에 위해요인, 조치 또는 조사가 있어 바꿀 수 없습니다.',
    en: 'The present main report has a hazard, actions or an investigation.',
  },
  'not-cleanable': {
    ko: '작성자 정보를 지울 수 없는 파일입니다.',
    en: 'Information about the author cannot be removed from this file.',
  },
  'picture-unreadable': { ko: '읽을 수 없는 그림이 있습니다.', en: 'It contains a picture that cannot be read.' },
  'day-gone-by': { ko: '오늘보다 앞선 날은 선택할 수 없습니다.', en: 'Past days cannot be chosen.' },
  'before-start': { ko: '종료일이 시작일보다 앞섭니다.', en: 'It ends before it starts.' },
  'fixed-now': { ko: '지금 상태에서는 바꿀 수 없습니다.', en: 'This can no longer be changed.' },
  designated: { ko: '이미 지정된 담당자입니다.', en: 'This person is already designated.' },
  'not-of-safety-office': {
    ko: '안전보안실 소속 사원만 조사자가 될 수 있습니다.',
    en: 'Only people of the safety and security office can investigate.',
  },
  'is-mitigator': { ko: '이 조치의 담당자입니다.', en: 'This person is the mitigator of this action.' },
  'case-unknown': { ko: '없는 사례입니다.', en: 'There is no such case.' },
  'case-open': { ko: '아직 종결되지 않은 사례입니다.', en: 'This case is not closed yet.' },
  'hazard-of-case': {
    ko: '보고서 또는 조사에 속한 위해요인입니다. 그 보고서나 조사를 선택해 주세요.',
    en: 'This hazard belongs to a report or an investigation. Please choose that one.',
  },
  'checks-missing': { ko: '다섯 가지를 모두 확인해 주세요.', en: 'Please confirm all five.' },
  'is-oneself': { ko: '자기 자신은 선택할 수 없습니다.', en: 'You cannot choose yourself.' },
} as const satisfies FieldTable;
