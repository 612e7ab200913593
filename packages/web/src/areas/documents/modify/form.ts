import { checkRevision, type DocType, revisionBody } from '@portal/contract/documents';
import { translate } from '../../../platform/i18n.ts';
import type { Definition } from '../../../ui/form/definition.ts';
import { tooLong } from '../../../ui/form/limits.ts';
import { documentWords } from '../document.words.ts';
import type { RevisionForm } from './api.ts';

export const revisionDefinition = (docType: DocType): Definition<RevisionForm> => ({
  name: 'revision',
  fields: ['version', 'revisionDate', 'description'] satisfies (keyof RevisionForm)[],
  labelOf: (field: keyof RevisionForm) => translate(documentWords.field[field]),
  isRequired: () => true,
  check: (form) => [...checkRevision({ docType, ...form }, docType), ...tooLong(form, revisionBody)],
});
