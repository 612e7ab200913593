import type { Report, ReportFile } from '@portal/contract/safety';
import { reportWords } from '@portal/contract/safety';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import files from '../../../ui/files/saved.module.css';
import { SavedFile, SavedZip } from '../../../ui/files/saved.tsx';
import { ShownFiles } from '../../../ui/viewer/beside/files.tsx';
import { fileMutation, saveFile, zipMutation } from '../report/api.ts';
import { openFile } from './open-file.ts';
import { reportViewWords } from './report-view.words.ts';
import classes from './styles.module.css';

const FileRow = ({ id, file }: { id: number; file: ReportFile }) => {
  const { mutate, isPending } = useMutation(fileMutation);
  return <SavedFile file={file} busy={isPending} onSave={() => mutate({ id, fileId: file.id })} />;
};

const AllFiles = ({ id }: { id: number }) => {
  const { mutate, isPending } = useMutation(zipMutation);
  return <SavedZip busy={isPending} onSave={() => mutate(id)} />;
};

/** The files of a report, each read beside the text or saved, all of them in one archive. */
export const ViewFiles = ({ report: { id, attachedFiles } }: { report: Report }) => {
  const { t } = useTranslation();
  if (attachedFiles.length === 0) return <p className={classes.none}>{t(reportViewWords.noFiles)}</p>;
  return (
    <>
      <ul className={files.files} aria-label={t(reportWords.field.report.attachedFiles)}>
        <ShownFiles
          of={`report ${id}`}
          files={attachedFiles}
          open={(fileId, signal) => openFile({ id, fileId }, signal)}
          save={(fileId) => saveFile({ id, fileId })}
        >
          {attachedFiles.map((file) => (
            <FileRow key={file.id} id={id} file={file} />
          ))}
        </ShownFiles>
      </ul>
      <AllFiles id={id} />
    </>
  );
};
