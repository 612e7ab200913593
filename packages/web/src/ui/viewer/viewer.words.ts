import type { WordTree } from '../../platform/i18n.ts';

export const viewerWords = {
  label: { ko: '파일 내용', en: 'Content of the file' },
  opening: { ko: '파일을 여는 중입니다.', en: 'Opening the file.' },
  download: { ko: '내려받기', en: 'Download' },
  damaged: { ko: '파일이 손상되어 열 수 없습니다.', en: 'The file is damaged and cannot be opened.' },
  downloadHint: {
    ko: '내려받아 다른 프로그램으로 열어 보세요.',
    en: 'Please download it and open it with another program.',
  },
  page: {
    label: { ko: '쪽 번호', en: 'Page number' },
    of: { ko: '/ {{pages}}', en: '/ {{pages}}' },
    previous: { ko: '이전 쪽', en: 'Previous page' },
    next: { ko: '다음 쪽', en: 'Next page' },
    name: { ko: '{{page}}쪽', en: 'Page {{page}}' },
    note: { ko: '메모', en: 'Note' },
    failed: { ko: '이 쪽은 표시할 수 없습니다.', en: 'This page cannot be shown.' },
  },
  zoom: {
    label: { ko: '배율', en: 'Zoom' },
    in: { ko: '확대', en: 'Zoom in' },
    out: { ko: '축소', en: 'Zoom out' },
    width: { ko: '너비 맞춤', en: 'Fit width' },
    page: { ko: '창에 맞춤', en: 'Fit window' },
    percent: { ko: '{{percent}}%', en: '{{percent}}%' },
  },
  find: {
    label: { ko: '문서에서 찾기', en: 'Find in the document' },
    open: { ko: '찾기', en: 'Find' },
    next: { ko: '다음 결과', en: 'Next match' },
    previous: { ko: '이전 결과', en: 'Previous match' },
    clear: { ko: '찾기 지우기', en: 'Clear the search' },
    none: { ko: '결과 없음', en: 'No matches' },
    count: { ko: '{{current}} / {{total}}', en: '{{current}} / {{total}}' },
    counted: { ko: '{{total}}건 중 {{current}}번째', en: 'Match {{current}} of {{total}}' },
    searching: { ko: '찾는 중 {{percent}}%', en: 'Searching {{percent}}%' },
  },
  outline: {
    label: { ko: '목차', en: 'Outline' },
    close: { ko: '목차 닫기', en: 'Close the outline' },
    unfold: { ko: '{{title}} 펼치기', en: 'Unfold {{title}}' },
    untitled: { ko: '(제목 없음)', en: '(untitled)' },
  },
  password: {
    title: { ko: '암호로 보호된 문서입니다.', en: 'This document is protected by a password.' },
    label: { ko: '문서 암호', en: 'Password of the document' },
    wrong: { ko: '암호가 맞지 않습니다. 다시 입력해 주세요.', en: 'The password is wrong. Please try again.' },
    open: { ko: '열기', en: 'Open' },
  },
  plain: {
    more: { ko: '이어서 보기', en: 'Show more' },
    notText: { ko: '글이 아닌 파일입니다.', en: 'This is not a text file.' },
  },
  attached: {
    label: { ko: '첨부 파일 보기', en: 'Attached file' },
    place: { ko: '첨부 {{total}}개 중 {{at}}번째, {{name}}', en: 'Attachment {{at}} of {{total}}, {{name}}' },
    previous: { ko: '이전 첨부', en: 'Previous attachment' },
    next: { ko: '다음 첨부', en: 'Next attachment' },
    close: { ko: '첨부 파일 닫기', en: 'Close the attachment' },
    empty: { ko: '내용이 없는 파일입니다.', en: 'The file is empty.' },
    unshown: { ko: '이 종류의 파일은 여기에서 볼 수 없습니다.', en: 'Files of this kind cannot be shown here.' },
    unlike: {
      ko: '파일의 내용이 이름과 달라 열지 않았습니다.',
      en: 'The content of the file is not what its name says, so it was not opened.',
    },
  },
} as const satisfies WordTree;
