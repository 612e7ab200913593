import { defineArea } from '@portal/contract/kernel';

export const shellArea = defineArea({});
