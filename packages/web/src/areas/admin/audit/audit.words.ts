import type { WordTree } from '../../../platform/i18n.ts';

export const auditWords = {
  title: { ko: '변경 이력', en: 'Audit trail' },
  meta: {
    ko: '누가 언제 무엇을 바꾸었는지 보여 줍니다. 이력은 고치거나 지울 수 없습니다.',
    en: 'Who changed what and when. Nobody can change or delete an entry.',
  },
  empty: { ko: '변경 기록이 없습니다.', en: 'No changes are recorded.' },
  emptyHint: { ko: '변경이 있으면 여기에 나타납니다.', en: 'Changes appear here once there are any.' },
  portal: { ko: '포털', en: 'Portal' },
  reporter: { ko: '보고자 (비공개)', en: 'Reporter (confidential)' },
  all: { ko: '전체', en: 'All' },
  column: {
    at: { ko: '일시', en: 'When' },
    actor: { ko: '사용자', en: 'Who' },
    area: { ko: '영역', en: 'Area' },
    action: { ko: '작업', en: 'Action' },
    record: { ko: '대상', en: 'Record' },
    summary: { ko: '내용', en: 'What' },
  },
  record: { ko: '대상 이름, 코드, 번호', en: 'Name, code or no. of record' },
  moreFacts: { ko: '{{facts}} 외 {{count}}건', en: '{{facts}} and {{count}} more' },
  fromDate: { ko: '시작일', en: 'From' },
  toDate: { ko: '종료일', en: 'To' },
  reversed: {
    ko: '종료일이 시작일보다 빨라 찾을 수 있는 이력이 없습니다. 날짜를 바꿔 주세요.',
    en: 'The range ends before it begins, so nothing lies in it. Please change the dates.',
  },
  actorChip: { ko: '사용자: {{name}}', en: 'Who: {{name}}' },
  actionChip: { ko: '작업: {{action}}', en: 'Action: {{action}}' },
  recordIdChip: { ko: '대상 번호: {{id}}', en: 'Record no.: {{id}}' },
  recordChip: { ko: '대상: {{record}}', en: 'Record: {{record}}' },
  details: {
    facts: { ko: '변경 내용', en: 'What changed' },
    before: { ko: '변경 전', en: 'Before' },
    after: { ko: '변경 후', en: 'After' },
    noFacts: { ko: '세부 내용이 없습니다.', en: 'No details were kept.' },
    yes: { ko: '예', en: 'Yes' },
    no: { ko: '아니요', en: 'No' },
  },
} as const satisfies WordTree;
