import { law } from '@portal/contract/safety/words/law/ko';

export const safetyStart = {
  title: '새 보고서',
  hint: '작성할 보고서의 종류를 선택하세요.',
  SSR: {
    title: '의무보고 (SSR)',
    description: '항공기사고, 준사고, 항공안전장애와 보안 사건처럼 반드시 보고해야 하는 일을 보고합니다.',
    write: '의무보고서 작성',
    more: '의무보고 더 보기',
    scopes: '보고 대상과 그 법적 범위',
  },
  SSVR: {
    title: '자율보고 (SSVR)',
    description: '보고 의무가 없어도 안전을 해칠 수 있다고 느낀 일을 자유롭게 알립니다.',
    write: '자율보고서 작성',
    more: '자율보고 더 보기',
    scopes: '다음에 해당하면 의무보고(SSR)로 작성하세요',
  },
  scope: {
    accident: '항공기사고',
    seriousIncident: '항공기준사고',
    obstacle: '항공안전장애',
    interference: '불법방해행위',
  },
  law,
  point: {
    proximity: '다른 항공기와 500피트 미만으로 근접하여 충돌할 위험이 있었다면 반드시 보고합니다.',
    delay: '기체 결함이나 정비 등 안전과 관련된 까닭으로 3시간 이상 지연된 운항도 보고합니다(사내 기준).',
    special: '조류·야생동물 충돌, TCAS RA, 위험물은 유형을 고르면 필요한 항목이 함께 열립니다.',
    when: '항공기사고와 항공기준사고는 즉시, 의무보고 대상 항공안전장애는 다음 시간 안에 보고합니다.',
    what: '위험해 보이는 상태, 실수와 아차 사고, 절차·훈련·시설·소통에서 고칠 점을 알려 주세요.',
    confidential: '비공개로 보고하면 보고자 본인 말고는 누구도 작성자와 부서를 알 수 없습니다.',
  },
} as const;
