import type { FieldProblem } from '@portal/contract/kernel';
import type { FormValues } from './values.ts';

/** Texts that are longer than the record holds, counted as the server counts: an emoji is one character. */
export const tooLong = <Form extends FormValues>(
  form: Form,
  limits: Partial<Record<keyof Form & string, number>>,
): FieldProblem[] =>
  Object.entries<number | undefined>(limits).flatMap(([path, limit]): FieldProblem[] => {
    const value = form[path];
    if (limit === undefined || typeof value !== 'string' || [...value.normalize('NFC').trim()].length <= limit)
      return [];
    return [{ path, code: 'too-long', limit }];
  });

/** The digits of what was typed into a field of numbers. */
export const digitsOf = (typed: string, most: number): string => typed.replaceAll(/\D/g, '').slice(0, most);
