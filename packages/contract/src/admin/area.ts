import { defineArea } from '@portal/contract/kernel';

export const adminArea = defineArea({});
