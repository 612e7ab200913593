import { type CaseFile, factualEvidence, investigationLimits, postProcessEvidence } from '@portal/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../platform/calls/call.ts';
import { knownConfig } from '../../../../platform/config.ts';
import { download } from '../../../../platform/files/download.ts';
import { upload } from '../../../../platform/files/file-upload.ts';
import { openRanged, type RangedFile } from '../../../../platform/files/ranged-file.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { confirm } from '../../../../ui/dialog/dialog-confirm.ts';
import { FileDrop } from '../../../../ui/files/drop.tsx';
import saved from '../../../../ui/files/saved.module.css';
import { SavedFile, SavedZip } from '../../../../ui/files/saved.tsx';
import { useLeaveGuard } from '../../../../ui/form/unsaved-guard.ts';
import { uiWords } from '../../../../ui/ui.words.ts';
import { ShownFiles } from '../../../../ui/viewer/attached-viewer-files.tsx';
import classes from '../../case/case.module.css';
import { type UploadOptions, useUploads } from '../../case/case-uploads.ts';
import { safetyKeys } from '../../safety.queries.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';

/** The calls on the files of one place. */
type FileCalls = {
  send: (file: File, options: UploadOptions) => Promise<unknown>;
  remove: (fileId: number) => Promise<unknown>;
  open: (fileId: number, signal: AbortSignal) => Promise<RangedFile>;
  save: (fileId: number) => Promise<void>;
  /** Unlike those of any other place. */
  of: string;
  saveAll: () => Promise<void>;
};

/** The evidence of a factual entry. */
export const factualFiles = (id: number, fid: number): FileCalls => ({
  send: (file, options) => upload(factualEvidence.upload, { params: { id, fid }, files: [file], ...options }),
  remove: (fileId) => call(factualEvidence.remove, { params: { id, fid, fileId } }),
  of: `factual ${fid}`,
  open: (fileId, signal) => openRanged(factualEvidence.download, { params: { id, fid, fileId } }, { signal }),
  save: (fileId) => download(factualEvidence.download, { params: { id, fid, fileId } }),
  saveAll: () => download(factualEvidence.zip, { params: { id, fid } }),
});

/** Of the post process. */
export const postProcessFiles = (id: number): FileCalls => ({
  send: (file, options) => upload(postProcessEvidence.upload, { params: { id }, files: [file], ...options }),
  remove: (fileId) => call(postProcessEvidence.remove, { params: { id, fileId } }),
  of: `post-process ${id}`,
  open: (fileId, signal) => openRanged(postProcessEvidence.download, { params: { id, fileId } }, { signal }),
  save: (fileId) => download(postProcessEvidence.download, { params: { id, fileId } }),
  saveAll: () => download(postProcessEvidence.zip, { params: { id } }),
});

type RowProps = { file: CaseFile; calls: FileCalls; changes: boolean };

const Row = ({ file, calls, changes }: RowProps) => {
  const { t } = useTranslation();
  const saving = useMutation({ mutationFn: () => calls.save(file.id) });
  const removing = useMutation({
    mutationFn: () => calls.remove(file.id),
    meta: { refreshes: [safetyKeys.all] },
  });
  const remove = async (): Promise<void> => {
    const sure = await confirm({
      title: t(investigationPartsWords.evidence.removeTitle),
      message: t(investigationPartsWords.evidence.removeMessage, { name: file.name }),
      confirmLabel: t(uiWords.delete),
      danger: true,
    });
    if (sure) removing.mutate();
  };
  return (
    <SavedFile
      file={file}
      busy={saving.isPending || removing.isPending}
      onSave={() => saving.mutate()}
      onRemove={changes ? () => void remove() : undefined}
    />
  );
};

type AddingProps = { label: string; uploads: ReturnType<typeof useUploads>; disabled: boolean };

const Adding = ({ label, uploads, disabled }: AddingProps) => {
  const { t } = useTranslation();
  const isUnderWay = uploads.items.some(({ state }) => state === 'waiting' || state === 'sending');
  useLeaveGuard(isUnderWay, t(investigationPartsWords.evidence.leave), { onLeave: uploads.cancelAll });
  return (
    <FileDrop
      label={label}
      limits={{
        maxBytes: investigationLimits.fileBytes,
        blockedExtensions: knownConfig()?.upload.blockedExtensions ?? [],
      }}
      camera
      disabled={disabled}
      stored={[]}
      items={uploads.items}
      onAdd={uploads.add}
      onRemove={uploads.remove}
      onRemoveStored={() => undefined}
      onCancel={uploads.cancel}
      onRetry={uploads.retry}
    />
  );
};

type Props = { files: readonly CaseFile[]; calls: FileCalls; changes: boolean };

/** Evidence: each file previewed or saved, all in one archive, and more of it from those who may add. */
export const EvidenceFiles = ({ files, calls, changes }: Props) => {
  const { t } = useTranslation();
  const uploads = useUploads(calls.send);
  const zip = useMutation({ mutationFn: () => calls.saveAll() });
  // Uploads that failed stay visible, although nothing may be added now.
  const adds = changes || uploads.items.length > 0;
  if (files.length === 0 && !adds) return null;
  const label = t(investigationPartsWords.evidence.label);
  return (
    <section className={classes.files} aria-label={label}>
      {files.length > 0 && (
        <>
          <ul className={saved.files} aria-label={label}>
            <ShownFiles of={calls.of} files={files} open={calls.open} save={calls.save}>
              {files.map((file) => (
                <Row key={file.id} file={file} calls={calls} changes={changes} />
              ))}
            </ShownFiles>
          </ul>
          <SavedZip busy={zip.isPending} onSave={() => zip.mutate()} />
        </>
      )}
      {adds && <Adding label={t(investigationPartsWords.evidence.add)} uploads={uploads} disabled={!changes} />}
    </section>
  );
};
