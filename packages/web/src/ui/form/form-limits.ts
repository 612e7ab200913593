import {
  type FieldProblem,
  longestTexts,
  requiredFields,
  type TObject,
  type TProperties,
} from '@portal/contract/kernel';
import { get } from 'react-hook-form';

/** Texts that are longer than the body takes, counted as the server counts: an emoji is one character. */
export const tooLong = <P extends TProperties>(values: object, body: TObject<P>): FieldProblem[] =>
  Object.entries(longestTexts(body)).flatMap(([path, limit]): FieldProblem[] => {
    const value: unknown = get(values, path);
    if (typeof value !== 'string' || [...value.normalize('NFC').trim()].length <= limit) return [];
    return [{ path, code: 'too-long', limit }];
  });

/** What a body requires and nothing was chosen for; texts of one's own words are for the contract to judge. */
export const notChosen = <P extends TProperties>(values: object, body: TObject<P>): FieldProblem[] => {
  const written = longestTexts(body);
  return requiredFields(body).flatMap((path): FieldProblem[] =>
    get(values, path) === '' && written[path] === undefined ? [{ path, code: 'required' }] : [],
  );
};

/** The digits of what was typed into a field of numbers. */
export const digitsOf = (typed: string, most: number): string => typed.replaceAll(/\D/g, '').slice(0, most);
