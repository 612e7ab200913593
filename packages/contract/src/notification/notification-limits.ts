export const notificationLimits = { kind: 60, place: 200, pageSize: 100 } as const;
