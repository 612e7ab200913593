import { checkRootCause, type RootCause, type RootCauseBody, rootCauseLimits } from '@portal/contract/safety';
import { translate } from '../../../../platform/i18n.ts';
import type { Definition } from '../../../../ui/form/definition.ts';
import { levelsOf, pathOf } from '../../hazard/form.ts';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';

/** A way down the tree that may stop anywhere, and what is said of it. */
export type RootCauseForm = { cause: number[]; description: string };

export const newRootCause: RootCauseForm = { cause: [], description: '' };

export const formOfRootCause = (kept: RootCause): RootCauseForm => ({
  cause: pathOf(kept),
  description: kept.description ?? '',
});

export const bodyOfRootCause = ({ cause, description }: RootCauseForm): RootCauseBody => ({
  ...levelsOf(cause),
  description: description.trim() === '' ? null : description,
});

export const rootCauseDefinition: Definition<RootCauseForm> = {
  name: 'root-cause',
  fields: ['cause', 'description'],
  aliases: { level1: 'cause', level2: 'cause', level3: 'cause', level4: 'cause' },
  labelOf: (field) => translate(investigationPartsWords.rootCause.field[field as keyof RootCauseForm]),
  isRequired: (field) => field === 'cause',
  missing: () => translate(hazardFieldsWords.missing),
  check: (form) => [
    ...checkRootCause(bodyOfRootCause(form)),
    ...([...form.description].length > rootCauseLimits.description
      ? [{ path: 'description', code: 'too-long', limit: rootCauseLimits.description } as const]
      : []),
  ],
};
