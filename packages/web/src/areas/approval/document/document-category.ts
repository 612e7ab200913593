import type { CategoryName } from '@portal/contract/approval';
import { categoryWords } from '@portal/contract/approval';
import { translate } from '../../../platform/i18n.ts';

/** The kind of a document in the reader's language. */
export const categoryTitle = ({ name }: { name: CategoryName }): string => translate(categoryWords[name].title);

export const categoryDescription = ({ name }: { name: CategoryName }): string =>
  translate(categoryWords[name].description);
