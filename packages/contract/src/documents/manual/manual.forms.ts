import { type FieldProblem, isBlankText } from '@portal/contract/kernel';
import type { ManualBody } from './manual.schema.ts';

const texts = ['docNo', 'title'] as const;
const chosen = ['manualType', 'manualClass', 'departmentId'] as const;

/** The problems of a manual's form (rules/documents.md#manuals). */
export const checkManual = (body: ManualBody): FieldProblem[] =>
  [
    ...chosen.filter((field) => (body[field] ?? null) === null),
    ...texts.filter((field) => isBlankText(body[field])),
  ].map((path): FieldProblem => ({ path, code: 'required' }));
