export const start = {
  title: '새 보고서',
  hint: '작성할 보고서의 종류를 선택하세요.',
  SSR: {
    title: '의무보고 (SSR)',
    description: '법령과 회사 규정에 따라 반드시 보고해야 하는 사건을 보고합니다.',
    write: '의무보고서 작성',
  },
  SSVR: {
    title: '자율보고 (SSVR)',
    description: '보고 의무가 없어도 안전을 해칠 수 있다고 느낀 일을 자유롭게 알립니다.',
    write: '자율보고서 작성',
  },
} as const;
