import type { ApprovalDocument, DocumentAct } from '@portal/contract/approval';
import { problemMessages, problemStatus } from '@portal/contract/kernel';
import { CallFailure } from '../../../platform/failure.ts';
import { currentLanguage, translate } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/confirm.ts';
import { documentCalls } from '../document/api.ts';

/** What is stored now; fails with the state's own words where it can no longer be written. */
export const readToWrite = async (id: number, act: DocumentAct): Promise<ApprovalDocument> => {
  const stored = await documentCalls.read(id);
  const code = stored.can[act] ?? 'no-permission';
  if (code === true) return stored;
  throw new CallFailure({ code, status: problemStatus[code], message: problemMessages[code][currentLanguage()] });
};

/** Asks before what stands in the form is given up for what somebody else saved. */
export const confirmTaking = (): Promise<boolean> =>
  confirm({
    title: translate('approval.write.takeStored'),
    message: translate('approval.write.takeStoredMessage'),
    confirmLabel: translate('approval.write.takeStored'),
    danger: true,
  });
