import { type FieldProblem, isBlankText } from '@portal/contract/kernel';
import { checkPeople } from '../document/approval-document.forms.ts';
import { isBlankRichText } from '../document/rich-text.rules.ts';
import type { NamedLineBody, TemplateBody } from './preset.schema.ts';

export const checkPresetName = ({ name }: { name: string }): FieldProblem[] =>
  isBlankText(name) ? [{ path: 'name', code: 'required' }] : [];

/** A saved line needs people on the line or referrers. */
export const checkNamedLine = (body: NamedLineBody, ownerId: number): FieldProblem[] => [
  ...checkPresetName(body),
  ...(body.lines.length === 0 && body.referrers.length === 0 ? [{ path: 'lines', code: 'no-line' } as const] : []),
  ...checkPeople(body, ownerId),
];

/** A template needs a title or content; its line is optional. */
export const checkTemplate = (body: TemplateBody, ownerId: number): FieldProblem[] => [
  ...checkPresetName(body),
  ...(isBlankText(body.title) && isBlankRichText(body.content)
    ? [{ path: 'title', code: 'title-or-content-needed' } as const]
    : []),
  ...checkPeople(body, ownerId),
];
