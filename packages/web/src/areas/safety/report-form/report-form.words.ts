import type { WordTree } from '../../../platform/i18n.ts';

export const reportFormWords = {
  title: {
    SSR: { ko: '의무보고서(SSR) 작성', en: 'New mandatory report (SSR)' },
    SSVR: { ko: '자율보고서(SSVR) 작성', en: 'New voluntary report (SSVR)' },
  },
  draftTitle: { ko: '임시저장 보고서', en: 'Draft view' },
  change: { ko: '보고서 수정', en: 'Edit report' },
  back: { ko: '보고서 종류 선택으로', en: 'Back to the kinds of report' },
  backToDrafts: { ko: '임시저장 목록으로', en: 'Back to drafts' },
  leave: {
    ko: '이 페이지를 나가시겠습니까? 작성한 내용은 저장되지 않습니다. 이 기기에 저장해 둔 내용도 지웁니다.',
    en: 'Leave this page? What you wrote will not be saved. What was kept on this device is deleted as well.',
  },
  actions: { ko: '보고서 저장과 제출', en: 'Save and submit the report' },
  save: { ko: '임시저장', en: 'Save draft' },
  submit: { ko: '제출', en: 'Submit' },
  saveChange: { ko: '저장', en: 'Save' },
  cancel: { ko: '취소', en: 'Cancel' },
  saved: { ko: '보고서를 임시저장했습니다.', en: 'The draft was saved.' },
  submitted: { ko: '{{number}} 보고서를 등록했습니다.', en: 'Report {{number}} was registered.' },
  changed: { ko: '{{number}} 보고서를 수정했습니다.', en: 'Report {{number}} was edited.' },
  waiting: { ko: '연결을 기다리는 중', en: 'Waiting for the network' },
  confirm: {
    title: { ko: '보고서 제출', en: 'Submit report' },
    open: {
      ko: '제출하면 안전 부서에 접수되고, 보고자 이름과 부서가 함께 보입니다.',
      en: 'It goes to the safety office, with your name and department.',
    },
    confidential: {
      ko: '제출하면 안전 부서에 접수됩니다. 보고자 이름과 부서는 아무에게도 보이지 않고, 쓴 내용은 그대로 보입니다.',
      en: 'It goes to the safety office. Nobody sees your name or department; what you wrote is shown as you wrote it.',
    },
  },
  missing: {
    write: { ko: '입력해 주세요.', en: 'Please enter this.' },
    number: { ko: '숫자를 입력해 주세요.', en: 'Please enter a number.' },
    choose: { ko: '선택해 주세요.', en: 'Please select this.' },
    moment: { ko: '날짜와 시각을 선택해 주세요.', en: 'Please select a date and a time.' },
  },
  kept: {
    draft: { ko: '보고서는 임시저장했습니다.', en: 'The draft was saved.' },
    change: { ko: '수정한 내용은 저장했습니다.', en: 'Your changes were saved.' },
  },
  filesFailed: {
    ko: '파일 {{count}}개를 올리지 못했습니다. 다시 올린 뒤 진행해 주세요.',
    en: {
      one: '{{count}} file did not arrive. Send it again, then go on.',
      other: '{{count}} files did not arrive. Send them again, then go on.',
    },
  },
  filesRefused: {
    ko: '파일 {{count}}개는 올릴 수 없습니다. 빼고 진행해 주세요.',
    en: {
      one: '{{count}} file cannot be taken. Remove it, then go on.',
      other: '{{count}} files cannot be taken. Remove them, then go on.',
    },
  },
  notConfidentially: {
    ko: '{{name}}: 작성자 정보를 지울 수 없어 비공개 보고서에는 올릴 수 없습니다. 사진은 JPG나 PNG로, 문서는 PDF로 바꿔 올려 주세요.',
    en: '{{name}}: what gives its maker away cannot be removed, so a confidential report does not take it. Please save photos as JPG or PNG, documents as PDF.',
  },
  fileHelp: {
    ko: '30개까지 올릴 수 있습니다. 저장하거나 제출할 때 함께 올라갑니다.',
    en: 'Up to 30 files. They are sent when you save or submit.',
  },
  removeFile: {
    title: { ko: '첨부 파일 삭제', en: 'Delete the file' },
    message: {
      ko: '선택한 파일을 삭제하시겠습니까? {{name}} 파일은 보고서를 저장할 때 삭제됩니다.',
      en: 'Delete the selected file? {{name}} goes when the report is saved.',
    },
    confirm: { ko: '삭제', en: 'Delete' },
  },
  overtaken: { ko: '다른 곳에서 먼저 저장했습니다', en: 'It was saved elsewhere first' },
  closed: {
    ko: '이미 제출되었거나 삭제된 보고서입니다. 작성한 내용을 남기려면 새 임시저장으로 저장하세요.',
    en: 'This report was submitted or deleted already. To keep what you wrote, save it as a new draft.',
  },
  changeClosed: {
    ko: '더는 수정할 수 없는 보고서입니다. 작성한 내용을 남기려면 새 임시저장으로 저장하세요.',
    en: 'This report can no longer be changed. To keep what you wrote, save it as a new draft.',
  },
  saveAsNew: { ko: '새 임시저장으로 저장', en: 'Save as a new draft' },
  confidential: {
    label: { ko: '비공개로 보고', en: 'Report confidentially' },
    help: { ko: '누가 썼는지 아무에게도 알리지 않습니다.', en: 'Nobody is told who wrote it.' },
    openly: {
      ko: '비공개가 아닌 보고서에는 보고자 이름과 부서가 보입니다. 이 보고서를 볼 수 있는 사람이면 누구나 보게 됩니다.',
      en: 'A report that is not confidential shows your name and department to everybody who may read it.',
    },
    title: { ko: '다른 사람에게 보이는 것과 보이지 않는 것', en: 'What others see, and what they do not' },
    hidden: {
      ko: '보고자 이름과 부서는 보이지 않습니다. 안전 부서와 시스템 관리자도 볼 수 없습니다. 보고서에는 제출한 날짜만 보이고, 시스템 관리자의 변경 이력에는 이름 없이 제출하거나 고친 시각이 남습니다.',
      en: 'Your name and department are not shown, not even to the safety office or administrators. The report shows only the day of submission; the audit trail of the administrators keeps the time of submitting and changing it, without a name.',
    },
    shown: {
      ko: '쓴 내용은 쓴 그대로 보입니다. 본문이나 탑승 인원의 이름처럼 누가 썼는지 알 수 있는 내용은 직접 빼 주세요.',
      en: 'What you write is shown as you write it. Leave out what tells who you are, such as names in the text or among those on board.',
    },
    files: {
      ko: '파일은 이름이 attachment-1.jpg처럼 바뀌고 작성자, 위치 같은 정보를 지운 뒤 보입니다. 파일 속 글과 사진에 찍힌 것은 그대로 보입니다.',
      en: 'Files are renamed, as in attachment-1.jpg, and cleaned of author, place and the like. Text inside them and what a photo shows stay as they are.',
    },
    kinds: {
      ko: '사진(jpg, png, webp, gif), pdf, docx, xlsx, pptx, txt, csv 파일만 올릴 수 있습니다.',
      en: 'Only pictures (jpg, png, webp, gif), pdf, docx, xlsx, pptx, txt and csv files are taken.',
    },
    noFeedback: {
      ko: '누구에게 답할지 알 수 없으므로 회신을 요청할 수 없습니다.',
      en: 'Nobody knows whom to answer, so no feedback can be requested.',
    },
  },
  hide: {
    title: { ko: '비공개로 바꾸기', en: 'Make it confidential' },
    message: {
      ko: '지금까지의 대화는 나에게만 보이고, 대화에 올린 파일은 모두 삭제됩니다. 이미 읽은 사람은 알고 있습니다.',
      en: 'What was written in the dialogue until now is shown to you alone, and its files are all deleted. Who has read it knows it.',
    },
    confirm: { ko: '비공개로 바꾸기', en: 'Make it confidential' },
  },
  reveal: {
    title: { ko: '비공개 해제', en: 'No longer confidential' },
    message: {
      ko: '저장하면 보고자 이름과 부서가 이 보고서를 볼 수 있는 모든 사람에게 보입니다. 다시 비공개로 바꾸어도 이미 본 사람은 알고 있습니다.',
      en: 'Once this is saved, everybody who may read the report sees your name and department. Making it confidential again does not make them forget.',
    },
    confirm: { ko: '공개하고 저장', en: 'Reveal and save' },
  },
  feedback: {
    label: { ko: '회신 요청', en: 'Request feedback' },
    help: { ko: '처리한 결과를 안전 부서의 답글로 받습니다.', en: 'The safety office answers with what came of it.' },
    not: { ko: '비공개 보고서에는 회신을 요청할 수 없습니다.', en: 'A confidential report cannot ask for feedback.' },
  },
  reported: {
    unsure: { ko: '잘 모르겠음', en: 'Not sure' },
    atOnce: {
      ko: '항공기사고와 항공기준사고는 즉시 보고해야 하므로, 비공개 보고서라도 접수 즉시 안전 부서에 메일이 갈 수 있습니다.',
      en: 'Accidents and serious incidents are to be reported at once, so the safety office may get mail the moment the report comes in, although it is confidential.',
    },
  },
  kinds: { others: { ko: '그 밖의 사건', en: 'Other event' } },
  noDamage: { ko: '손상 없음', en: 'No damage' },
  lastFlight: {
    ko: '지난 보고서의 운항편 넣기: {{flight}}',
    en: 'Take the flight of your last report: {{flight}}',
  },
  dial: { ko: '상대 항공기의 방향', en: 'Where the other aircraft was' },
  choose: { ko: '선택하세요', en: 'Select' },
  unchosen: { ko: '선택 안 함', en: 'Not selected' },
  now: { ko: '지금', en: 'Now' },
  clear: { ko: '{{label}} 지우기', en: 'Clear {{label}}' },
  minus: { ko: '{{label}} 음수로 바꾸기', en: 'Make {{label}} negative' },
  optional: {
    ko: '해당할 때만 작성하세요. 작성하면 * 항목이 필요합니다.',
    en: 'Only where it applies. If you fill it in, fields with * are needed.',
  },
  optionalFree: { ko: '해당하는 것만 작성하세요.', en: 'Fill in what applies.' },
  part: {
    done: { ko: '작성 완료', en: 'Complete' },
    filled: { ko: '작성함', en: 'Filled in' },
    missing: { ko: '필수 {{count}}개 남음', en: { one: '{{count}} required left', other: '{{count}} required left' } },
    empty: { ko: '선택 사항', en: 'Optional' },
  },
  index: {
    label: { ko: '작성 순서', en: 'Sections' },
    progress: { ko: '필수 항목 {{done}}/{{needed}}', en: 'Required {{done}}/{{needed}}' },
  },
  step: { previous: { ko: '이전 항목', en: 'Previous section' }, next: { ko: '다음 항목', en: 'Next section' } },
} as const satisfies WordTree;
