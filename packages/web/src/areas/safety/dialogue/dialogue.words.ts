import type { WordTree } from '../../../platform/i18n.ts';

export const dialogueWords = {
  steps: { ko: '처리 단계', en: 'Steps' },
  step: {
    received: { ko: '접수', en: 'Received' },
    review: { ko: '검토', en: 'In review' },
    action: { ko: '조치', en: 'Action' },
    closed: { ko: '종결', en: 'Closed' },
  },
  entries: { ko: '대화', en: 'Dialogue' },
  received: { ko: '보고서가 접수되었습니다.', en: 'The report was received.' },
  stage: {
    Reviewing: { ko: '검토를 시작했습니다.', en: 'The review has begun.' },
    Acting: { ko: '조치를 시작했습니다.', en: 'Action is being taken.' },
    Reopened: { ko: '보고서를 재개했습니다.', en: 'The report was reopened.' },
    Lesson: { ko: '안전 교훈이 게시되었습니다.', en: 'A lesson was published.' },
  },
  kind: {
    Question: { ko: '질문', en: 'Question' },
    Closing: { ko: '종결 안내', en: 'Closing word' },
  },
  reporter: { ko: '보고자', en: 'Reporter' },
  office: { ko: '안전보안실', en: 'Safety office' },
  held: { ko: '전달 대기', en: 'Held' },
  empty: { ko: '아직 대화가 없습니다.', en: 'Nothing was written yet.' },
  warnReporter: {
    ko: '이름, 편조, 좌석처럼 나를 알 수 있는 내용은 쓰지 마세요. {{time}}에 시각 없이 전달되며 그때까지 지울 수 있습니다. 답하지 않아도 됩니다.',
    en: 'Write nothing that tells who you are, such as names, crew or seat. It is delivered at {{time}} without a time, and can be deleted until then. You need not answer.',
  },
  warnOffice: {
    ko: '보고자가 누구인지 묻거나 짐작하지 마세요. 답은 {{time}}에 도착합니다.',
    en: 'Do not ask or guess who the reporter is. Answers arrive at {{time}}.',
  },
  box: { ko: '글 쓰기', en: 'Write' },
  asQuestion: { ko: '답을 바라는 질문', en: 'A question that asks for an answer' },
  photos: { ko: '사진', en: 'Photos' },
  files: { ko: '파일', en: 'Files' },
  fileWaits: { ko: '글과 함께 보냅니다.', en: 'Goes with what you write.' },
  send: { ko: '보내기', en: 'Send' },
  delete: { ko: '지우기', en: 'Delete' },
  sureDelete: {
    title: { ko: '전달 전 글 지우기', en: 'Delete what is held' },
    message: {
      ko: '이 글은 아직 전달되지 않았습니다. 지우면 아무도 읽지 않습니다.',
      en: 'This was not delivered yet. Once deleted, nobody reads it.',
    },
  },
  unread: { ko: '새 소식 있음', en: 'has news' },
  unanswered: { ko: '답할 글 있음', en: 'waits for a reply' },
  news: { ko: '내 보고서 소식', en: 'News of my reports' },
  awaiting: { ko: '보고자의 메시지', en: 'Messages of reporters' },
} as const satisfies WordTree;
