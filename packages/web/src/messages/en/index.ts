import { admin } from './admin.ts';
import { adminForm } from './admin-form.ts';
import { messages as first } from './first.ts';

export const messages = { admin, adminForm, ...first } as const;
