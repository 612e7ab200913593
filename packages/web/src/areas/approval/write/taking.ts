import type { ApprovalDocument } from '@portal/contract/approval';
import { type Decision, problemMessages, problemStatus } from '@portal/contract/kernel';
import { CallFailure } from '../../../platform/failure.ts';
import { currentLanguage, translate } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/confirm.ts';
import { documentCalls } from '../document/api.ts';

/** What is stored now; fails with the rule's own words where it can no longer be written. */
export const readToWrite = async (
  id: number,
  decide: (document: ApprovalDocument) => Decision,
): Promise<ApprovalDocument> => {
  const stored = await documentCalls.read(id);
  const decision = decide(stored);
  if (decision.allowed) return stored;
  const { code } = decision;
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
