import { type Drive, type DriveDocument, documentFileName, fileExtension } from '@portal/contract/documents';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { translate } from '../../../platform/i18n.ts';
import { confirm } from '../../../ui/dialog/dialog-confirm.ts';
import { notifyFailure } from '../../../ui/dialog/toast-notify.ts';
import { useAttempts, useIdempotencyKey } from '../../../ui/form/attempt.ts';
import { useAttention } from '../../../ui/form/attention.ts';
import { formWords } from '../../../ui/form/form.words.ts';
import type { Form } from '../../../ui/form/form-state.ts';
import { messageOf } from '../../../ui/form/page/form-page.ts';
import { useIsMounted } from '../../../ui/form/unsaved-guard.ts';
import { documentKeys } from '../document/document.queries.ts';
import { findFile, sendDocument } from './document-upload.queries.ts';
import { documentUploadWords } from './document-upload.words.ts';
import { bodyOfUpload, type UploadValues } from './document-upload-form.ts';
import type { ChosenFile } from './upload-chosen-file.ts';
import type { UploadMode } from './upload-mode.ts';

/** The decision about a file whose name may exist already. */
type Answer =
  | { goOn: true; overwrite: boolean }
  | { goOn: false /** Shown at the title; undefined: the user decided against it. */; message?: string };

const revises = (fileName: string): Promise<boolean> =>
  confirm({
    title: translate(documentUploadWords.exists.title),
    message: translate(documentUploadWords.exists.message, { fileName }),
    confirmLabel: translate(documentUploadWords.exists.confirm),
  });

/** Asks the server whether a document with this name exists, and the user whether to revise it. */
const askToRevise = async (driveId: number, fileName: string): Promise<Answer> => {
  const { exists, mayOverwrite } = await findFile(driveId, fileName);
  if (!exists) return { goOn: true, overwrite: false };
  if (!mayOverwrite) return { goOn: false, message: translate(documentUploadWords.exists.notYours, { fileName }) };
  return (await revises(fileName)) ? { goOn: true, overwrite: true } : { goOn: false };
};

/** The upload started as a new revision: its document must still have this name. */
const stillThere = async (driveId: number, docId: number, fileName: string): Promise<Answer> => {
  const found = await findFile(driveId, fileName);
  if (found.docId === docId) return { goOn: true, overwrite: true };
  return { goOn: false, message: translate(documentUploadWords.exists.deleted) };
};

/** Too large, or of a kind that is never accepted: retrying would be pointless. */
const forGood: ReadonlySet<number> = new Set([413, 415]);

/** Codes that are shown at a field of the form. */
const fieldOf: Readonly<Record<string, keyof UploadValues>> = {
  'version-exists': 'version',
  'file-exists': 'title',
  'too-large': 'files',
  'forbidden-file-type': 'files',
};

type Given = {
  drive: Pick<Drive, 'id'>;
  way: UploadMode;
  form: Form<UploadValues>;
  file: ChosenFile;
  /** The navigation is awaited, so that nothing is sent twice meanwhile. */
  onDone: (stored: DriveDocument) => unknown;
};

/**
 * Sends a document, one attempt at a time: first the server is asked whether a document with its name exists, and the
 * user whether to revise it; a concurrent upload by somebody else asks the same question. Nothing typed is lost.
 */
export const useUpload = ({ drive, way, form, file, onDone }: Given) => {
  const queryClient = useQueryClient();
  const { busy, attempt } = useAttempts<'ask' | 'send'>();
  const { keyOf } = useIdempotencyKey();
  const here = useIsMounted();
  const [failure, setFailure] = useState<string>();
  const look = useAttention(form, busy !== undefined);

  const decide = (name: string): Promise<Answer> => {
    if (way.form === 'manual') return Promise.resolve({ goOn: true, overwrite: false });
    const fileName = documentFileName(form.current().title, fileExtension(name));
    return way.document ? stillThere(drive.id, way.document.id, fileName) : askToRevise(drive.id, fileName);
  };
  const send = async (content: File, key: string, overwrite: boolean): Promise<DriveDocument> => {
    const body = { ...bodyOfUpload(way.form, form.current()), ...(overwrite ? { overwrite } : {}) };
    const { name, size, lastModified } = content;
    file.change({ kind: 'progress', key, progress: 0 });
    return await sendDocument(drive.id, body, content, {
      idempotencyKey: keyOf({ body, name, size, lastModified }),
      signal: file.begin(),
      onProgress: (progress) => file.change({ kind: 'progress', key, progress }),
    });
  };
  const showFailure = (error: unknown, key: string): void => {
    const isCancelled = error instanceof Error && error.name === 'AbortError';
    const message = isCancelled ? translate(formWords.files.cancelled) : messageOf(error);
    const field = isFailure(error) ? fieldOf[error.code] : undefined;
    if (field === 'files' || isCancelled)
      file.change({ kind: 'failed', key, reason: message, isRefused: isFailure(error) && forGood.has(error.status) });
    else file.change({ kind: 'waiting', key });
    if (isCancelled) return;
    if (field !== undefined) return void form.showErrors([{ path: field, message }]);
    const left = isFailure(error) && error.errors.length > 0 ? form.showErrors(error.errors) : [message];
    if (left.length > 0) setFailure(left.join(' '));
  };
  const submit = (): Promise<void> =>
    attempt(async (start) => {
      setFailure(undefined);
      let onward: unknown;
      const item = file.current();
      if (!form.isFine() || item === undefined || item.isRefused) return look();
      try {
        // Somebody may upload a document with this name while this one is sent: then the question is asked again.
        for (let isRetry = false; ; isRetry = true) {
          start('ask');
          const answer = await decide(item.file.name);
          if (!answer.goOn) {
            if (answer.message !== undefined) form.showErrors([{ path: 'title', message: answer.message }]);
            return look();
          }
          start('send');
          try {
            onward = onDone(await send(item.file, item.key, answer.overwrite));
            break;
          } catch (error) {
            if (isRetry || !isFailure(error, 'file-exists')) throw error;
            file.change({ kind: 'waiting', key: item.key });
          }
        }
      } catch (error) {
        if (here.current) showFailure(error, item.key);
        else if (error instanceof Error) notifyFailure(error);
        look();
      } finally {
        void queryClient.invalidateQueries({ queryKey: documentKeys.all });
      }
      await onward;
    });
  return { busy, failure, submit: () => void submit() };
};
