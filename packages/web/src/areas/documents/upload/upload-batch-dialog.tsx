import { Button } from '@mantine/core';
import type { Drive } from '@portal/contract/documents';
import { useTranslation } from '../../../platform/i18n.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { useFileTarget } from '../../../ui/files/target.ts';
import kit from '../../../ui/form/form.module.css';
import { useGuardedClose } from '../../../ui/form/unsaved-guard.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { driveName } from '../drive/drive.queries.ts';
import { documentUploadWords } from './document-upload.words.ts';
import classes from './upload-batch.module.css';
import { useBatch } from './upload-batch.ts';
import { BatchRow } from './upload-batch-row.tsx';
import { readyRows, summaryOf, unsentRows } from './upload-batch-rows.ts';

type Props = { drive: Drive; files: readonly File[] /** Whether any was sent. */; onClose: (sent: boolean) => void };

/** Several files for a general drive: each with a title of its own, sent separately, two concurrently. */
export const BatchDialog = ({ drive, files, onClose }: Props) => {
  const { t } = useTranslation();
  const batch = useBatch(drive.id, files);
  const target = useFileTarget(batch.add);
  const { rows, isRunning } = batch;
  const ready = readyRows(rows).length;
  const { sent, failed, left } = summaryOf(rows);
  const guarded = useGuardedClose(unsentRows(rows).length > 0, () => onClose(sent > 0), {
    message: t(documentUploadWords.batch.leave),
    onLeave: batch.cancelAll,
  });
  return (
    <Dialog title={t(documentUploadWords.batch.title, { drive: driveName(drive) })} size={720} {...guarded}>
      <div {...target} className={classes.target}>
        <ul className={classes.rows} aria-label={t(documentUploadWords.batch.files)}>
          {rows.map((row) => (
            <BatchRow key={row.key} row={row} batch={batch} />
          ))}
        </ul>
        {rows.length === 0 && <p className={classes.none}>{t(documentUploadWords.batch.none)}</p>}
        <p className={classes.summary} role="status">
          {!isRunning && sent + failed > 0 && t(documentUploadWords.batch.summary, { sent, failed, left })}
        </p>
      </div>
      <div className={kit.footer}>
        <Button variant="default" onClick={guarded.onClose}>
          {t(uiWords.close)}
        </Button>
        {(ready > 0 || isRunning) && (
          <Button disabled={ready === 0} loading={isRunning} onClick={batch.start}>
            {t(documentUploadWords.batch.act, { count: ready || unsentRows(rows).length })}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
