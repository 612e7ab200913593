import type { ApprovalDocument, DocumentAct } from '@portal/contract/approval';
import { knownFailure } from '../../../platform/calls/sentences.ts';
import type { Form } from '../../../ui/form/form-state.ts';
import { asWritten } from '../../../ui/rich-text/as-written.ts';
import { documentCalls } from './approval-calls.ts';
import { type DocumentForm, formOf } from './approval-form-form.ts';

/** What is stored now; fails with the state's own words where it can no longer be written. */
export const readToWrite = async (id: number, act: DocumentAct): Promise<ApprovalDocument> => {
  const stored = await documentCalls.read(id);
  const code = stored.can[act] ?? 'no-permission';
  if (code === true) return stored;
  throw knownFailure(code);
};

/** A document as it is stored now, to be laid beside what stands in its form. */
export const readBeside = async (id: number, { current }: Form<DocumentForm>): Promise<DocumentForm> => {
  const stored = formOf(await documentCalls.read(id));
  return { ...stored, content: await asWritten(stored.content, current().content) };
};
