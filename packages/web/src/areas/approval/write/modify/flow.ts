import { type ApprovalDocument, checkSubmission } from '@portal/contract/approval';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isFailure } from '../../../../platform/failure.ts';
import { approvalKeys, documentCalls } from '../../document/api.ts';
import { messageOf } from '../../document/failure.ts';
import { type FilesState, refusedNames } from '../files.ts';
import { cancelledOr } from '../flow.ts';
import { bodyOf, formOf } from '../form.ts';
import type { FormState } from '../form-state.ts';
import { outcomeOf, untakenOutcomeOf, useOutcome, wrongFields } from '../outcome.ts';
import { errorsOf, firstWrong } from '../problems.ts';
import { confirmTaking, readToWrite } from '../taking.ts';
import { saveModification } from './save.ts';

type Given = {
  state: FormState;
  files: FilesState;
  document: ApprovalDocument;
  /** The version the form is written against. */
  version: RefObject<number | undefined>;
  onDone: () => void;
};

/** What can be mended in the form stays there; anything else is told and leads back to the view (spec 1, section 2). */
const canBeMended = (error: unknown): boolean =>
  !isFailure(error) || error.errors.length > 0 || error.status === 0 || error.status >= 409;

export const useModifyFlow = ({ state, files, document, version, onDone }: Given) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const controller = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const { outcome, tell, clear, goOn } = useOutcome(state, files, busy);
  const [refusal, setRefusal] = useState<string>();

  const send = async () => {
    controller.current = new AbortController();
    await saveModification({
      calls: documentCalls,
      id: document.id,
      version: version.current ?? document.version,
      body: bodyOf(state.current()),
      files: files.current().items,
      removedFileIds: files.current().removedIds,
      signal: controller.current.signal,
      reasonOf: (error) => `${cancelledOr(t('approval.files.cancelled'))(error)} ${t('approval.modify.sendAgain')}`,
      onFile: files.change,
    });
  };
  const save = async () => {
    if (controller.current !== undefined) return;
    const form = state.current();
    const wrong = errorsOf(checkSubmission(bodyOf(form), document.drafter.id));
    if (firstWrong(wrong)) return tell(wrongFields(wrong));
    const refused = refusedNames(files.current().items);
    if (refused !== '') return tell(wrongFields({ files: [t('approval.write.filesToRemove', { names: refused })] }));
    setBusy(true);
    clear();
    try {
      await send();
      state.saved(form);
      onDone();
    } catch (error) {
      if (canBeMended(error))
        tell(
          outcomeOf(
            error,
            form,
            files.current().items.map(({ file }) => file.name),
          ),
        );
      else setRefusal(messageOf(error));
    } finally {
      controller.current = undefined;
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: approvalKeys.all });
    }
  };
  /** What somebody else saved; where it is not to be had the note says so and keeps its ways out. */
  const readStored = async (): Promise<ApprovalDocument | undefined> => {
    setBusy(true);
    try {
      return await readToWrite(document.id, 'modify');
    } catch (error) {
      tell(untakenOutcomeOf(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const overwrite = async () => {
    const stored = await readStored();
    if (stored === undefined) return;
    version.current = stored.version;
    goOn();
  };
  const takeStored = async () => {
    const stored = await readStored();
    if (stored === undefined || !(await confirmTaking())) return;
    version.current = stored.version;
    files.arrived(stored.attachedFiles);
    state.replace(formOf(stored));
    goOn();
  };
  return { busy, outcome, refusal, save, overwrite, takeStored, cancelUpload: () => controller.current?.abort() };
};
