import { form } from './form.ts';
import { list } from './list.ts';
import { resign } from './resign.ts';

export const handover = { form, list, resign } as const;
