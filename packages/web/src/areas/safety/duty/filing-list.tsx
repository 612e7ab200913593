import { Button } from '@mantine/core';
import { dutyWords, type FilingFile, filingFileLimits, type ShownFiling } from '@portal/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { knownConfig } from '../../../platform/config.ts';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { FileDrop } from '../../../ui/files/drop.tsx';
import saved from '../../../ui/files/saved.module.css';
import { SavedFile, SavedZip } from '../../../ui/files/saved.tsx';
import { useLeaveGuard } from '../../../ui/form/unsaved-guard.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { ShownFiles } from '../../../ui/viewer/attached-viewer-files.tsx';
import { useUploads } from '../case/case-uploads.ts';
import classes from './duty.module.css';
import { filingFileCalls, recipientText } from './duty.queries.ts';
import { dutyScreenWords } from './duty.words.ts';
import { FilingVoidDialog } from './filing-void-dialog.tsx';

const words = dutyScreenWords.filing;

type Calls = ReturnType<typeof filingFileCalls>;

const FileRow = ({ file, calls }: { file: FilingFile; calls: Calls }) => {
  const { mutate, isPending } = useMutation({ mutationFn: () => calls.save(file.id) });
  return <SavedFile file={file} busy={isPending} onSave={mutate} />;
};

const Adding = ({ calls }: { calls: Calls }) => {
  const { t } = useTranslation();
  const uploads = useUploads(calls.send);
  const isUnderWay = uploads.items.some(({ state }) => state === 'waiting' || state === 'sending');
  useLeaveGuard(isUnderWay, t(words.leave), { onLeave: uploads.cancelAll });
  return (
    <FileDrop
      label={t(words.addFiles)}
      limits={{
        maxBytes: filingFileLimits.maxFileBytes,
        blockedExtensions: knownConfig()?.upload.blockedExtensions ?? [],
      }}
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

/** The files of a filing: each previewed or saved, all in one archive, and more of them from the office. */
const FilingFiles = ({
  files,
  calls,
  of,
  adds,
}: {
  files: readonly FilingFile[];
  calls: Calls;
  of: string;
  adds: boolean;
}) => {
  const { t } = useTranslation();
  const zip = useMutation({ mutationFn: () => calls.saveAll() });
  return (
    <>
      {files.length > 0 && (
        <>
          <ul className={saved.files} aria-label={t(words.files)}>
            <ShownFiles of={of} files={files} open={calls.open} save={calls.save}>
              {files.map((file) => (
                <FileRow key={file.id} file={file} calls={calls} />
              ))}
            </ShownFiles>
          </ul>
          <SavedZip busy={zip.isPending} onSave={() => zip.mutate()} />
        </>
      )}
      {adds && <Adding calls={calls} />}
    </>
  );
};

/** Who recorded it and why it was voided, for people who may read that. */
const Recorded = ({ filing }: { filing: ShownFiling }) => {
  const { t } = useTranslation();
  const { recordedBy, recordedDate, voided, note } = filing;
  return (
    <>
      {note && <p className={classes.text}>{note}</p>}
      {recordedBy && recordedDate && (
        <p className={classes.small}>{t(words.by, { name: nameOf(recordedBy), at: instantText(recordedDate) })}</p>
      )}
      {voided && (
        <p className={classes.small}>
          {t(words.voidedBy, { name: nameOf(voided.by), at: instantText(voided.at), reason: voided.reason })}
        </p>
      )}
    </>
  );
};

const FilingRow = ({ reportId, filing }: { reportId: number; filing: ShownFiling }) => {
  const { t } = useTranslation();
  const [voids, setVoids] = useState(false);
  const calls = filingFileCalls({ reportId, filingId: filing.id });
  const isVoided = (filing.voided ?? null) !== null;
  return (
    <li className={classes.filing}>
      <div className={classes.top}>
        <b data-voided={isVoided || undefined}>{recipientText(filing)}</b>
        <span>{instantText(filing.filedAt)}</span>
        <span>{t(dutyWords.form[filing.form])}</span>
        {filing.receiptNo && <span>{t(words.receipt, { no: filing.receiptNo })}</span>}
        <StatusBadge status={filing.counts ? 'ok' : 'neutral'}>
          {t(isVoided ? words.voided : filing.counts ? words.counts : words.countsNot)}
        </StatusBadge>
        {filing.can?.void === true && (
          <Button size="xs" variant="default" onClick={() => setVoids(true)}>
            {t(words.void)}
          </Button>
        )}
      </div>
      <Recorded filing={filing} />
      {filing.files && (
        <FilingFiles
          files={filing.files}
          calls={calls}
          of={`filing ${filing.id}`}
          adds={filing.can?.files === true && filing.files.length < filingFileLimits.maxFiles}
        />
      )}
      {voids && <FilingVoidDialog reportId={reportId} filingId={filing.id} onClose={() => setVoids(false)} />}
    </li>
  );
};

type Props = { reportId: number; filings: readonly ShownFiling[] };

/** The filings of a report and of its children, oldest first. */
export const FilingList = ({ reportId, filings }: Props) => {
  const { t } = useTranslation();
  if (filings.length === 0) return <p className={classes.small}>{t(dutyScreenWords.panel.noFilings)}</p>;
  return (
    <ul className={classes.filings} aria-label={t(dutyScreenWords.panel.filings)}>
      {filings.map((filing) => (
        <FilingRow key={filing.id} reportId={reportId} filing={filing} />
      ))}
    </ul>
  );
};
