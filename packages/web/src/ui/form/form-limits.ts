import {
  type FieldProblem,
  longestTexts,
  requiredFields,
  type TObject,
  type TProperties,
} from '@portal/contract/kernel';
import { get } from 'react-hook-form';

/** Texts longer than the body's schema allows, counted like the server: an emoji is one character. */
export const tooLong = <P extends TProperties>(values: object, body: TObject<P>): FieldProblem[] =>
  Object.entries(longestTexts(body)).flatMap(([path, limit]): FieldProblem[] => {
    const value: unknown = get(values, path);
    if (typeof value !== 'string' || [...value.normalize('NFC').trim()].length <= limit) return [];
    return [{ path, code: 'too-long', limit }];
  });

/** Required fields without a choice; free texts are checked by the contract. */
export const notChosen = <P extends TProperties>(values: object, body: TObject<P>): FieldProblem[] => {
  const written = longestTexts(body);
  return requiredFields(body).flatMap((path): FieldProblem[] =>
    get(values, path) === '' && written[path] === undefined ? [{ path, code: 'required' }] : [],
  );
};

/** The digits of a text typed into a number field. */
export const digitsOf = (typed: string, most: number): string => typed.replaceAll(/\D/g, '').slice(0, most);
