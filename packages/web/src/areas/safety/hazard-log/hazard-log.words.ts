import type { WordTree } from '../../../platform/i18n.ts';

export const hazardLogWords = {
  back: { ko: '위해요인 대장', en: 'Hazard log' },
  change: { ko: '위해요인 수정', en: 'Change the hazard' },
  tabs: { ko: '위해요인', en: 'Hazard' },
  list: {
    make: { ko: '새 위해요인', en: 'New hazard' },
    news: { ko: '새 위해요인 {{count}}건', en: { one: '{{count}} new hazard', other: '{{count}} new hazards' } },
    empty: { ko: '등록된 위해요인이 없습니다.', en: 'No hazard has been registered.' },
    search: { ko: '제목, 번호, 설명', en: 'Title, number, descriptions' },
  },
  identified: { ko: '식별일', en: 'Identified' },
  identifier: { ko: '식별자', en: 'Identifier' },
  manager: { ko: '담당자', en: 'Manager' },
  hasMitigations: { ko: '조치 있음', en: 'Has actions' },
  investigation: { ko: '연결 조사', en: 'Linked investigation' },
  about: { ko: '설명', en: 'About it' },
  elsewhere: { ko: '{{name}}에서 위험을 평가합니다.', en: 'Its risk is assessed in {{name}}.' },
  tab: {
    details: { ko: '상세', en: 'Details' },
    riskAnalysis: { ko: '위험도 평가', en: 'Risk analysis' },
    mitigation: { ko: '조치', en: 'Mitigation' },
  },
  locked: { ko: '초기 위험을 평가해야 열립니다.', en: 'Opens once the initial risk is assessed.' },
  reopen: {
    title: { ko: '위해요인 재개', en: 'Reopen the hazard' },
    message: {
      ko: '종결된 {{name}} 위해요인을 재개하여 잔여 위험을 다시 평가합니다.',
      en: 'The closed hazard {{name}} is opened again, and the risk that remains is assessed anew.',
    },
    verb: { ko: '재개', en: 'Reopen' },
    done: { ko: '위해요인을 재개했습니다.', en: 'The hazard has been reopened.' },
    failed: { ko: '위해요인을 재개하지 못했습니다', en: 'The hazard could not be reopened' },
  },
} as const satisfies WordTree;
