export const notificationLimits = { kind: 60, place: 200 } as const;
