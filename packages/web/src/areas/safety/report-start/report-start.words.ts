import type { WordTree } from '../../../platform/i18n.ts';

export const reportStartWords = {
  title: { ko: '새 보고서', en: 'New report' },
  hint: { ko: '작성할 보고서의 종류를 선택하세요.', en: 'Choose the kind of report to write.' },
  SSR: {
    title: { ko: '의무보고 (SSR)', en: 'Mandatory report (SSR)' },
    description: {
      ko: '항공기사고, 준사고, 항공안전장애와 보안 사건처럼 반드시 보고해야 하는 일을 보고합니다.',
      en: 'For what has to be reported: accidents, serious incidents, safety obstacles and security events.',
    },
    write: { ko: '의무보고서 작성', en: 'Write duty report' },
    kinds: { ko: '유형을 골라 바로 작성', en: 'Begin with its type' },
    more: { ko: '의무보고 더 보기', en: 'See more about mandatory reports' },
    scopes: { ko: '보고 대상과 그 법적 범위', en: 'What is reported, and its legal scope' },
  },
  SSVR: {
    title: { ko: '자율보고 (SSVR)', en: 'Voluntary report (SSVR)' },
    description: {
      ko: '보고 의무가 없어도 안전을 해칠 수 있다고 느낀 일을 자유롭게 알립니다.',
      en: 'For anything that may endanger safety, even where no report is due.',
    },
    write: { ko: '자율보고서 작성', en: 'Write voluntary report' },
    kinds: { ko: '비공개 자율보고', en: 'Confidential voluntary report' },
    more: { ko: '자율보고 더 보기', en: 'See more about voluntary reports' },
    scopes: { ko: '다음에 해당하면 의무보고(SSR)로 작성하세요', en: 'Write a mandatory report (SSR) for any of these' },
  },
  confidentially: { ko: '비공개로 작성', en: 'Write confidentially' },
  scope: {
    accident: { ko: '항공기사고', en: 'Aircraft accident' },
    seriousIncident: { ko: '항공기준사고', en: 'Serious incident' },
    obstacle: { ko: '항공안전장애', en: 'Aviation safety obstacle' },
    interference: { ko: '불법방해행위', en: 'Unlawful interference' },
  },
  checkedOn: { ko: '법령은 {{day}}에 확인했습니다.', en: 'Compared with the law on {{day}}.' },
  point: {
    proximity: {
      ko: '다른 항공기와 500피트 미만으로 근접하여 충돌할 위험이 있었다면 반드시 보고합니다.',
      en: 'Proximity of less than 500 feet to another aircraft with a risk of collision has to be reported.',
    },
    delay: {
      ko: '기체 결함이나 정비 등 안전과 관련된 까닭으로 3시간 이상 지연된 운항도 보고합니다(사내 기준).',
      en: 'So has a flight that was delayed by 3 hours or more for a reason of safety, such as a defect or maintenance (a rule of the company).',
    },
    special: {
      ko: '조류·야생동물 충돌, TCAS RA, 위험물은 유형을 고르면 필요한 항목이 함께 열립니다.',
      en: 'For wildlife or bird strikes, TCAS RA and dangerous goods, choose the type and what is needed opens.',
    },
    when: {
      ko: '항공기사고와 항공기준사고는 즉시, 의무보고 대상 항공안전장애는 다음 시간 안에 보고합니다.',
      en: 'Accidents and serious incidents at once; safety obstacles that have to be reported, within the following time.',
    },
    what: {
      ko: '위험해 보이는 상태, 실수와 아차 사고, 절차·훈련·시설·소통에서 고칠 점을 알려 주세요.',
      en: 'Tell of unsafe conditions, mistakes and near misses, and of what to better in procedures, training or facilities.',
    },
    confidential: {
      ko: '비공개로 보고하면 보고자 본인 말고는 누구도 작성자와 부서를 알 수 없습니다.',
      en: 'Of a confidential report nobody but yourself learns who wrote it and in which department.',
    },
  },
} as const satisfies WordTree;
