import type { WordTree } from '@portal/contract/kernel';

/** The names of statuses, fields, confirmations and hints of a lesson, on the screen and in the audit trail. */
export const lessonWords = {
  status: {
    Draft: { ko: '작성 중', en: 'Draft' },
    Waiting: { ko: '승인 대기', en: 'Waiting for approval' },
    Published: { ko: '게시됨', en: 'Published' },
  },
  field: {
    title: { ko: '제목', en: 'Title' },
    happened: { ko: '무슨 일이 있었나', en: 'What happened' },
    causes: { ko: '왜 일어났나', en: 'Why it happened' },
    learned: { ko: '무엇을 배웠나', en: 'What was learned' },
    month: { ko: '발생한 달', en: 'Month of the event' },
    cases: { ko: '근거 사례', en: 'Cases' },
  },
  check: {
    Names: {
      ko: '이름, 사번, 직위처럼 사람을 가리키는 말이 없습니다.',
      en: 'No names, codes or positions that point at a person.',
    },
    Dates: {
      ko: '날짜와 시각이 없습니다. 달까지만 적었습니다.',
      en: 'No days and times; nothing finer than the month.',
    },
    Flight: { ko: '편명과 등록부호가 없습니다.', en: 'No flight numbers and registrations.' },
    Place: { ko: '알아볼 만한 장소가 없습니다.', en: 'No place by which it could be recognized.' },
    OnePerson: {
      ko: '작은 지점이나 드문 편조처럼 한 사람으로 좁혀지는 말이 없습니다.',
      en: 'Nothing that narrows it down to one person, such as a small station or a rare crew.',
    },
  },
  hint: {
    Name: { ko: '사원의 이름이나 사번', en: 'Name or code of an employee' },
    Flight: { ko: '편명', en: 'Flight' },
    Registration: { ko: '등록부호', en: 'Registration' },
    Number: { ko: '보고서·조사·위해요인·조치의 번호', en: 'Number of a report, investigation, hazard or action' },
    Day: { ko: '날짜', en: 'Day' },
  },
} as const satisfies WordTree;
