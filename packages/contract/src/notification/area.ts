import { defineArea } from '@portal/contract/kernel';

export const notificationArea = defineArea({});
