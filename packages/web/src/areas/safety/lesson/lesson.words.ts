import type { WordTree } from '../../../platform/i18n.ts';

export const lessonScreenWords = {
  title: { ko: '안전 교훈', en: 'Lessons' },
  back: { ko: '안전 교훈', en: 'Lessons' },
  number: { ko: '교훈 번호', en: 'Number' },
  published: { ko: '게시일', en: 'Published' },
  status: { ko: '상태', en: 'Status' },
  write: { ko: '교훈 쓰기', en: 'Write a lesson' },
  list: {
    search: { ko: '제목, 내용, 번호', en: 'Title, text or number' },
    news: { ko: '새 교훈 {{count}}건', en: { one: '{{count}} new lesson', other: '{{count}} new lessons' } },
    empty: { ko: '게시된 안전 교훈이 없습니다.', en: 'No lesson has been published.' },
    emptyHint: {
      ko: '안전 부서가 종결된 사례에서 배운 것을 이름 없이 정리해 게시합니다.',
      en: 'The safety office publishes what closed cases taught, without names.',
    },
    noMatch: { ko: '조건에 맞는 교훈이 없습니다.', en: 'No lesson matches.' },
  },
  monthOf: { ko: '{{month}} 발생', en: 'event of {{month}}' },
  publishedOn: { ko: '{{day}} 게시', en: 'published {{day}}' },
  nothing: { ko: '적지 않았습니다.', en: 'Not filled in.' },
  office: {
    heading: { ko: '안전 부서만 보는 내용', en: 'For the safety office alone' },
    cases: { ko: '근거 사례', en: 'Cases' },
    noCases: { ko: '근거 사례가 없습니다.', en: 'There are no cases.' },
    writtenBy: { ko: '작성', en: 'Written by' },
    sentBy: { ko: '승인 요청', en: 'Sent by' },
    approvedBy: { ko: '승인', en: 'Approved by' },
    modified: { ko: '마지막 변경', en: 'Last change' },
    returned: { ko: '반려되었습니다', en: 'Returned' },
    waits: { ko: '승인을 기다립니다', en: 'It waits for approval' },
    waitsFor: {
      ko: '쓰지 않은 사람만 승인할 수 있습니다.',
      en: 'Only somebody who did not write in it can approve it.',
    },
  },
  hints: {
    heading: { ko: '보고자를 알아볼 수 있는 말', en: 'What may let somebody be recognized' },
    none: {
      ko: '찾은 것이 없습니다. 그래도 한 번 더 읽어 주세요.',
      en: 'Nothing was found. Please read it once more all the same.',
    },
    about: {
      ko: '모든 사원의 이름에서 똑같이 찾은 것이며, 누가 보고했는지는 묻지 않습니다. 게시를 막지는 않습니다.',
      en: 'Names are looked for among all employees alike; nobody asks who reported. It does not block publication.',
    },
    at: { ko: '{{field}}: “{{text}}” ({{kind}})', en: '{{field}}: “{{text}}” ({{kind}})' },
  },
  act: {
    change: { ko: '수정', en: 'Modify' },
    delete: { ko: '삭제', en: 'Delete' },
    send: { ko: '승인 요청', en: 'Send for approval' },
    approve: { ko: '승인', en: 'Approve' },
    return: { ko: '반려', en: 'Return' },
    withdraw: { ko: '회수', en: 'Withdraw' },
  },
  sure: {
    delete: {
      title: { ko: '교훈 삭제', en: 'Delete the lesson' },
      message: {
        ko: '작성 중인 교훈을 삭제합니다. 되돌릴 수 없습니다.',
        en: 'The draft is deleted. This cannot be undone.',
      },
    },
    withdraw: {
      title: { ko: '교훈 회수', en: 'Withdraw the lesson' },
      message: {
        ko: '작성 중으로 되돌립니다. 게시된 교훈이면 다른 사람은 더 볼 수 없습니다.',
        en: 'It becomes a draft again. If it is published, nobody else reads it any more.',
      },
    },
  },
  done: {
    delete: { ko: '교훈을 삭제했습니다.', en: 'The lesson is deleted.' },
    send: { ko: '승인을 요청했습니다.', en: 'It is sent for approval.' },
    approve: { ko: '교훈을 게시했습니다.', en: 'The lesson is published.' },
    return: { ko: '교훈을 반려했습니다.', en: 'The lesson was returned.' },
    withdraw: { ko: '교훈을 회수했습니다.', en: 'The lesson is withdrawn.' },
  },
  failed: {
    delete: { ko: '교훈을 삭제하지 못했습니다', en: 'The lesson could not be deleted' },
    withdraw: { ko: '교훈을 회수하지 못했습니다', en: 'The lesson could not be withdrawn' },
  },
  checks: {
    send: { ko: '승인 요청 전 확인', en: 'Look through it before it is sent' },
    approve: { ko: '게시 전 확인', en: 'Look through it before it is published' },
    about: {
      ko: '게시하면 모두가 읽습니다. 다섯 가지를 직접 확인해 주세요.',
      en: 'Everybody will read it. Please make sure of these five.',
    },
    legend: { ko: '확인할 것', en: 'To make sure of' },
  },
  return: {
    title: { ko: '교훈 반려', en: 'Return the lesson' },
    reason: { ko: '사유', en: 'Reason' },
  },
  form: {
    new: { ko: '교훈 쓰기', en: 'Write a lesson' },
    edit: { ko: '교훈 수정', en: 'Change the lesson' },
    field: {
      fieldLevel1: { ko: '분야 1단계', en: 'Field, level 1' },
      fieldLevel2: { ko: '분야 2단계', en: 'Field, level 2' },
    },
    missing: { ko: '제목을 입력해 주세요.', en: 'Please enter the title.' },
    about: {
      ko: '보고서의 글을 옮기지 말고, 누가 겪은 일인지 알 수 없게 새로 써 주세요.',
      en: 'Please copy nothing from a report, and write so that nobody can tell who it happened to.',
    },
    monthHelp: { ko: '날짜는 적지 않습니다.', en: 'No day is given.' },
    created: { ko: '교훈을 저장했습니다.', en: 'The lesson is stored.' },
    changed: { ko: '교훈을 수정했습니다.', en: 'The lesson is changed.' },
  },
  cases: {
    choose: { ko: '종결된 사례 선택', en: 'Choose a closed case' },
    remove: { ko: '{{name}} 빼기', en: 'Remove {{name}}' },
    kind: { ko: '종류', en: 'Kind' },
    none: { ko: '종결된 사례가 없습니다.', en: 'There are no closed cases.' },
    Report: { ko: '보고서', en: 'Report' },
    Investigation: { ko: '조사', en: 'Investigation' },
    Hazard: { ko: '위해요인', en: 'Hazard' },
  },
  home: {
    heading: { ko: '새 안전 교훈', en: 'New lessons' },
    all: { ko: '안전 교훈 모두 보기', en: 'All lessons' },
  },
} as const satisfies WordTree;
