import { type ApprovalDocument, checkSubmission } from '@portal/contract/approval';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFailure } from '../../platform/failure.ts';
import { approvalKeys, documentCalls } from './approval.api.ts';
import { messageOf } from './document-failure.ts';
import type { FilesState } from './write-files.ts';
import { cancelledOr } from './write-flow.ts';
import { bodyOf, formOf } from './write-form.ts';
import type { FormState } from './write-form-state.ts';
import { saveModification } from './write-modify-save.ts';
import { outcomeOf, useOutcome, wrongFields } from './write-outcome.ts';
import { errorsOf, firstWrong } from './write-problems.ts';
import { confirmTaking } from './write-taking.ts';

type Given = { state: FormState; files: FilesState; document: ApprovalDocument; onDone: () => void };

/** What can be mended in the form stays there; anything else is told and leads back to the view (spec 1, section 2). */
const canBeMended = (error: unknown): boolean =>
  !isFailure(error) || error.errors.length > 0 || error.status === 0 || error.status >= 409;

export const useModifyFlow = ({ state, files, document, onDone }: Given) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const version = useRef(document.version);
  const controller = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const { outcome, tell, clear, goOn } = useOutcome(state, busy);
  const [refusal, setRefusal] = useState<string>();

  const send = async () => {
    controller.current = new AbortController();
    await saveModification({
      calls: documentCalls,
      id: document.id,
      version: version.current,
      body: bodyOf(state.current()),
      files: files.current().items,
      removedFileIds: files.current().removedIds,
      signal: controller.current.signal,
      reasonOf: cancelledOr(t('approval.files.cancelled')),
      onFile: files.change,
    });
  };
  const save = async () => {
    if (controller.current !== undefined) return;
    const form = state.current();
    const wrong = errorsOf(checkSubmission(bodyOf(form), document.drafter.id));
    if (firstWrong(wrong)) return tell(wrongFields(wrong));
    setBusy(true);
    clear();
    try {
      await send();
      state.saved(form);
      onDone();
    } catch (error) {
      if (canBeMended(error)) tell(outcomeOf(error, form));
      else setRefusal(messageOf(error));
    } finally {
      controller.current = undefined;
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: approvalKeys.all });
    }
  };
  const readNow = () => documentCalls.read(document.id).catch((error: unknown) => void tell(outcomeOf(error)));
  const overwrite = async () => {
    const now = await readNow();
    if (!now) return;
    version.current = now.version;
    goOn();
  };
  const takeStored = async () => {
    if (!(await confirmTaking())) return;
    setBusy(true);
    const stored = await readNow();
    setBusy(false);
    if (!stored) return;
    version.current = stored.version;
    files.arrived(stored.attachedFiles);
    state.replace(formOf(stored));
    goOn();
  };
  return { busy, outcome, refusal, save, overwrite, takeStored, cancelUpload: () => controller.current?.abort() };
};
