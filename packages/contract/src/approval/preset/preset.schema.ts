import { person } from '@portal/contract/directory';
import { id, integer, list, nullable, object, oneOf, type Static, text } from '@portal/contract/kernel';
import {
  approvalTypes,
  limits,
  recentLine,
  referrer,
  referrerRefs,
  referrerTypes,
} from '../document/approval-document.schema.ts';

/** The limits of presets per person, and the length of their names. */
export const presetLimits = { lines: 30, templates: 50, name: 40 } as const;

export const presetKinds = ['Line', 'Template'] as const;
export type PresetKind = (typeof presetKinds)[number];

const { addedById: _, ...referrerFields } = referrer.properties;

/** The people of a preset on the line and among the referrers who can be chosen today. */
const peopleFields = {
  lines: recentLine.properties.lines,
  referrers: list(object(referrerFields)),
  /** The people of a preset who can no longer be chosen; without a name if the record was deleted. */
  leftOut: list(
    object({
      type: oneOf(...referrerTypes),
      name: nullable(referrerFields.name),
      engName: nullable(referrerFields.engName),
    }),
  ),
};

const ownFields = { id: id(), name: text(presetLimits.name), version: integer(1, 2_147_483_647) };

export const namedLine = object({ ...ownFields, ...peopleFields });
export type NamedLine = Static<typeof namedLine>;

/** A template in the list. */
export const templateRow = object({ ...ownFields, title: text(limits.title) });
export type TemplateRow = Static<typeof templateRow>;

export const template = object({ ...templateRow.properties, content: text(limits.content), ...peopleFields });
export type Template = Static<typeof template>;

const peopleSent = {
  lines: list(
    object({
      seq: integer(1, 1000),
      approvalType: oneOf(...approvalTypes),
      approver: object({ id: person.properties.id }),
    }),
    { maxItems: limits.lines },
  ),
  referrers: referrerRefs,
};

export const nameBody = object({ name: text(presetLimits.name) });

export const namedLineBody = object({ ...nameBody.properties, ...peopleSent });
export type NamedLineBody = Static<typeof namedLineBody>;

export const templateBody = object({
  ...nameBody.properties,
  title: text(limits.title),
  content: text(limits.content),
  ...peopleSent,
});
export type TemplateBody = Static<typeof templateBody>;
