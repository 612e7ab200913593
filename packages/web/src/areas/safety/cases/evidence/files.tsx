import { type CaseFile, investigationLimits } from '@portal/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { knownConfig } from '../../../../platform/config.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { confirm } from '../../../../ui/dialog/confirm.ts';
import { FileDrop } from '../../../../ui/files/drop.tsx';
import saved from '../../../../ui/files/saved.module.css';
import { SavedFile, SavedZip } from '../../../../ui/files/saved.tsx';
import { useLeaveGuard } from '../../../../ui/form/leave/guard.ts';
import { uiWords } from '../../../../ui/ui.words.ts';
import { ShownFiles } from '../../../../ui/viewer/beside/files.tsx';
import { investigationPartsWords } from '../../investigations/investigation-parts.words.ts';
import { safetyKeys } from '../../report/lookups.api.ts';
import classes from '../styles.module.css';
import type { FileCalls } from './calls.ts';
import { useUploads } from './uploads.ts';

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

/** Evidence: each file read beside the text or saved, all in one archive, and more of it from those who may add. */
export const EvidenceFiles = ({ files, calls, changes }: Props) => {
  const { t } = useTranslation();
  const uploads = useUploads(calls.send);
  const zip = useMutation({ mutationFn: () => calls.saveAll() });
  // What could not be sent any more is told, although nothing may be added now.
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
