import { admin } from './admin.ts';
import { adminForm } from './admin-form.ts';
import { messages as first } from './first.ts';
import { form } from './form.ts';

export const messages = { admin, adminForm, form, ...first } as const;
