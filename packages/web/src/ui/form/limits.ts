import type { FieldProblem } from '@portal/contract/kernel';
import { get } from 'react-hook-form';

/** Texts that are longer than the record holds, counted as the server counts: an emoji is one character. */
export const tooLong = (values: object, limits: Readonly<Record<string, number>>): FieldProblem[] =>
  Object.entries(limits).flatMap(([path, limit]): FieldProblem[] => {
    const value: unknown = get(values, path);
    if (typeof value !== 'string' || [...value.normalize('NFC').trim()].length <= limit) return [];
    return [{ path, code: 'too-long', limit }];
  });

/** The digits of what was typed into a field of numbers. */
export const digitsOf = (typed: string, most: number): string => typed.replaceAll(/\D/g, '').slice(0, most);
