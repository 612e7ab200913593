/** The name of indicators in menus, and the group that they are in. */
export const indicatorsName = { ko: '안전성과지표', en: 'Safety indicators' } as const;
export const indicatorsGroup = { ko: '안전 성과', en: 'Performance' } as const;
