import { bringWords } from '../../../../platform/i18n.ts';
import { bringForm } from '../../../../ui/form/bring.ts';
import { safetyKeptWords } from './words/index.ts';

/** What a form in a tab of a case needs before one types into it. */
export const bringCaseForm = async (): Promise<void> => {
  await Promise.all([bringForm(), bringWords(safetyKeptWords)]);
};
