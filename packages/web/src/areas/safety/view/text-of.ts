import { type CatalogueNode, type CodeName, codes, findNode } from '@portal/contract/safety';
import { dayText } from '../../../platform/formats.ts';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';

/** How the values of a report read; null where there is nothing to say. */
type Text = string | null;

export const codeText = (name: CodeName, value: number | null): Text =>
  value !== null && (codes[name] as readonly number[]).includes(value)
    ? translate(`safety.code.${name}.${value}`)
    : null;

export const codesText = (name: CodeName, values: readonly number[] | null): Text =>
  values?.flatMap((value) => codeText(name, value) ?? []).join(', ') || null;

export const yesNo = (value: boolean | null): Text =>
  value === null ? null : translate(value ? 'safety.report.yes' : 'safety.report.no');

export const numberText = (value: number | null): Text => value?.toLocaleString('en-US') ?? null;

/** `35,000 ft`. */
export const measured = (value: number | null, unitName: CodeName, unit: number | null): Text =>
  value === null ? null : `${numberText(value)} ${codeText(unitName, unit ?? 0) ?? ''}`.trim();

/** A position as on the face of a clock. */
export const clockText = (hour: number | null): Text =>
  hour === null ? null : translate('safety.report.clock', { hour });

type Ref = { id: number } | null;

export const nodeText = (nodes: readonly CatalogueNode[], ref: Ref): Text => {
  const node = findNode(nodes, ref);
  return node ? nameOf(node) : null;
};

/** The same of an entry of the second level. */
export const childText = (nodes: readonly CatalogueNode[], parent: Ref, ref: Ref): Text =>
  nodeText(findNode(nodes, parent)?.childNodes ?? [], ref);

/** The day and time of a wall clock, with its zone. */
export const wallText = (wall: string | null, zone: number): Text => {
  if (wall === null) return null;
  const [day = '', time = ''] = wall.split('T');
  return `${dayText(day)} ${time} ${codeText('timeZone', zone) ?? ''}`.trim();
};
