import { translate } from '../../../platform/i18n.ts';
import { holdsUnsavedWork } from '../../../platform/unsaved/held.ts';
import { confirm } from '../../dialog/dialog-confirm.ts';
import { formWords } from '../form.words.ts';

/** Asks before an act takes what is typed on this page away with no move that a form could ask about; true: it may. */
export const mayGiveUp = async (): Promise<boolean> =>
  !holdsUnsavedWork() ||
  (await confirm({
    title: translate(formWords.leave.title),
    message: translate(formWords.leave.going),
    confirmLabel: translate(formWords.leave.goOn),
    danger: true,
  }));
