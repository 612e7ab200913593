export const safetyHome = { title: 'Safety reports', write: 'Report something' } as const;
