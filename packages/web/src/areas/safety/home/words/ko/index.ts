export const safetyHome = { title: '안전보고서', write: '안전보고서 작성' } as const;
