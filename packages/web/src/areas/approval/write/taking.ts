import type { ApprovalDocument } from '@portal/contract/approval';
import { type Decision, problemMessages, problemStatus } from '@portal/contract/kernel';
import { CallFailure } from '../../../platform/failure.ts';
import { currentLanguage } from '../../../platform/i18n.ts';
import { documentCalls } from '../document/api.ts';
import { type DocumentForm, formOf } from './form.ts';

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

/** A document as it is stored now, for its form. */
export const readForm = async (id: number): Promise<DocumentForm> => formOf(await documentCalls.read(id));
