import { type ApprovalDocument, checkSubmission } from '@portal/contract/approval';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { isFailure } from '../../../../platform/failure.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { useIsHere } from '../../../../ui/form/leave/way-out.ts';
import { messageOf, usePage } from '../../../../ui/form/page/attempts.ts';
import type { FilesState } from '../../../../ui/form/page/files.ts';
import type { Form } from '../../../../ui/form/state.ts';
import { notifyFailure } from '../../../../ui/toast/notify.ts';
import { approvalKeys } from '../../document/api.ts';
import { documentCalls } from '../calls.ts';
import { goneCodes } from '../definition.ts';
import { bodyOf, type DocumentForm, formOf } from '../form.ts';
import { readToWrite } from '../taking.ts';
import { saveModification } from './save.ts';

type Given = {
  form: Form<DocumentForm>;
  files: FilesState;
  document: ApprovalDocument;
  version: RefObject<number | undefined>;
  /** Where this leads to is waited for: nothing is sent twice on the way there. */
  onDone: () => unknown;
};

/** What can be mended in the form stays there; anything else is told and leads back to the view (spec 1, section 2). */
const canBeMended = (error: unknown): boolean =>
  !isFailure(error) || error.errors.length > 0 || error.status === 0 || error.status >= 409;

export const useModifyFlow = ({ form, files, document, version, onDone }: Given) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const here = useIsHere();
  const controller = useRef<AbortController>(undefined);
  const [refusal, setRefusal] = useState<string>();
  const page = usePage({
    form,
    files,
    version,
    formOf,
    gone: goneCodes,
    readToWrite: () => readToWrite(document.id, 'modify'),
  });
  const send = (values: DocumentForm): Promise<void> => {
    controller.current = new AbortController();
    return saveModification({
      calls: documentCalls,
      id: document.id,
      version: version.current ?? document.version,
      body: bodyOf(values),
      files: files.current().items,
      removedFileIds: files.current().removedIds,
      signal: controller.current.signal,
      reasonOf: (error) => `${messageOf(error)} ${t('approval.modify.sendAgain')}`,
      onFile: files.change,
    });
  };
  const save = (): Promise<void> =>
    page.attempt(async (start) => {
      const values = form.current();
      if (page.refuse(checkSubmission(bodyOf(values), document.drafter.id)) || page.refuseFiles()) return;
      start('save');
      page.clear();
      let onward: unknown;
      try {
        await send(values);
        form.saved(values);
        onward = onDone();
      } catch (error) {
        if (!here.current && error instanceof Error) return notifyFailure(error);
        const names = files.current().items.map(({ file }) => file.name);
        if (canBeMended(error)) page.fail(error, false, { fileNames: names });
        else setRefusal(messageOf(error));
      } finally {
        void queryClient.invalidateQueries({ queryKey: approvalKeys.all });
      }
      await onward;
    });
  return { ...page, refusal, save, cancelUpload: () => controller.current?.abort() };
};
