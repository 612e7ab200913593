import { translate } from '../../platform/i18n.ts';
import { confirm } from '../../ui/confirm.ts';

/** Asks before what stands in the form is given up for what somebody else saved. */
export const confirmTaking = (): Promise<boolean> =>
  confirm({
    title: translate('approval.write.takeStored'),
    message: translate('approval.write.takeStoredMessage'),
    confirmLabel: translate('approval.write.takeStored'),
    danger: true,
  });
