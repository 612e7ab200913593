import type { NotificationTable } from '@portal/contract/kernel';

/** The notifications about records of this area. */
export const safetyNotifications = {
  'report-received': { ko: '안전보고서가 접수되었습니다.', en: 'A safety report was received.' },
  'filing-at-once': {
    ko: '즉시 보고해야 할 안전보고서가 있습니다.',
    en: 'A report must be filed with the authority at once.',
  },
  'filing-due': { ko: '법정 보고 기한이 다가옵니다.', en: 'A statutory filing is due soon.' },
  'filing-overdue': { ko: '법정 보고 기한이 지났습니다.', en: 'A statutory filing is overdue.' },
  'filing-review': {
    ko: '법정 보고 판단을 다시 확인해야 합니다.',
    en: 'The decision on a statutory filing needs review.',
  },
  'action-assigned': { ko: '조치가 배정되었습니다.', en: 'An action was assigned to you.' },
  message: { ko: '조치에 새 메시지가 있습니다.', en: 'There is a new message on an action.' },
  'closing-asked': { ko: '조치 종결이 요청되었습니다.', en: 'Closing of an action was requested.' },
  'closing-accepted': { ko: '조치 종결 요청이 승인되었습니다.', en: 'Your closing request was accepted.' },
  'closing-rejected': { ko: '조치 종결 요청이 반려되었습니다.', en: 'Your closing request was rejected.' },
  'action-cancelled': { ko: '조치가 취소되었습니다.', en: 'Your action was cancelled.' },
  'action-due': { ko: '조치 기한이 이틀 남았습니다.', en: 'An action is due in two days.' },
  'action-overdue': { ko: '조치 기한이 지났습니다.', en: 'An action is overdue.' },
  'assessor-named': { ko: '2차 위험도 평가자로 지정되었습니다.', en: 'You were named second risk assessor.' },
  'feedback-asked': { ko: '보고자가 회신을 요청했습니다.', en: 'A reporter asks for feedback.' },
  'feedback-answered': { ko: '보고서에 회신이 등록되었습니다.', en: 'Your report was answered.' },
  'report-message': {
    ko: '보고서에 안전보안실의 새 글이 있습니다.',
    en: 'The safety office wrote to you about your report.',
  },
  'report-progress': { ko: '보고서의 처리 단계가 바뀌었습니다.', en: 'Your report has reached a new stage.' },
  'report-closed': { ko: '보고서가 종결되었습니다.', en: 'Your report was closed.' },
  'reporter-wrote': { ko: '보고자가 글을 남겼습니다.', en: 'A reporter wrote to the safety office.' },
  'investigator-named': { ko: '조사자로 지정되었습니다.', en: 'You were named an investigator.' },
  'post-process-waits': { ko: '조사 결과·개선 조치가 승인을 기다립니다.', en: 'A post process waits for approval.' },
  'post-process-approved': { ko: '조사 결과·개선 조치가 승인되었습니다.', en: 'Your post process was approved.' },
  'post-process-returned': { ko: '조사 결과·개선 조치가 반려되었습니다.', en: 'Your post process was returned.' },
  'lesson-waits': { ko: '안전 교훈이 승인을 기다립니다.', en: 'A lesson waits for approval.' },
  'lesson-returned': { ko: '안전 교훈이 반려되었습니다.', en: 'Your lesson was returned.' },
  'lesson-published': { ko: '안전 교훈이 게시되었습니다.', en: 'Your lesson was published.' },
} as const satisfies NotificationTable;
