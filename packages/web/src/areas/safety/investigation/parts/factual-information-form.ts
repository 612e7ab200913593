import { checkFactual, type FactualBody, factualBody } from '@portal/contract/safety';
import { translate } from '../../../../platform/i18n.ts';
import type { Definition } from '../../../../ui/form/form-definition.ts';
import { tooLong } from '../../../../ui/form/form-limits.ts';
import { investigationWords } from '../investigation.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';

export type FactualForm = FactualBody;

export const factualDefinition = (name: string): Definition<FactualForm> => ({
  name,
  fields: ['title', 'description'],
  labelOf: (field) => translate(investigationPartsWords.factual.field[field as keyof FactualForm]),
  isRequired: () => true,
  missing: (field) => translate(investigationWords.missing[field as keyof FactualForm]),
  check: (form) => [...checkFactual(form), ...tooLong(form, factualBody)],
});
