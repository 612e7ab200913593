import type { CategoryName } from '@portal/contract/approval';
import { translate } from '../../../platform/i18n.ts';

/** The kind of a document in the reader's language. */
export const categoryTitle = ({ name }: { name: CategoryName }): string => translate(`approval.category.${name}.title`);

export const categoryDescription = ({ name }: { name: CategoryName }): string =>
  translate(`approval.category.${name}.description`);
