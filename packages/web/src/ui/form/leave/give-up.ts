import { translate } from '../../../platform/i18n.ts';
import { holdsUnsavedWork } from '../../../platform/unsaved/held.ts';
import { confirm } from '../../dialog/confirm.ts';

/** Asks before an act takes what is typed on this page away with no move that a form could ask about; true: it may. */
export const mayGiveUp = async (): Promise<boolean> =>
  !holdsUnsavedWork() ||
  (await confirm({
    title: translate('form.leave.title'),
    message: translate('form.leave.going'),
    confirmLabel: translate('form.leave.goOn'),
    danger: true,
  }));
