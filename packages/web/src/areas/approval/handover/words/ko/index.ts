import { form } from './form.ts';
import { list } from './list.ts';

export const handover = { form, list } as const;
