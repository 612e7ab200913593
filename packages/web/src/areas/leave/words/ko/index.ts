import { own } from './own.ts';
import { year } from './year.ts';
import { yearForm } from './year-form.ts';

export const leave = { own, year, yearForm } as const;
