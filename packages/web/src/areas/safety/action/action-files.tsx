import { actionFamilies, type CaseFile } from '@portal/contract/safety';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openRanged } from '../../../platform/files/ranged-file.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import saved from '../../../ui/files/saved.module.css';
import { SavedFile, SavedZip } from '../../../ui/files/saved.tsx';
import { ShownFiles } from '../../../ui/viewer/attached-viewer-files.tsx';
import { isPicture } from '../../../ui/viewer/can-show.ts';
import thumbnails from '../../../ui/viewer/picture-thumbnail.module.css';
import { PictureThumbnail } from '../../../ui/viewer/picture-thumbnail.tsx';
import paper from '../case/case-facts.module.css';
import classes from './action.module.css';
import { type ActionRef, saveAllFiles, saveFile } from './action.queries.ts';
import { actionWords } from './action.words.ts';

/** The call that saves a file, of which the parts are read. */
const openFile = ({ family, id, mid }: ActionRef, fileId: number, signal: AbortSignal) =>
  openRanged(actionFamilies[family].download, { params: { id, mid, fileId } }, { signal });

const FileRow = ({ of, file }: { of: ActionRef; file: CaseFile }) => {
  const { mutate, isPending } = useMutation({ mutationFn: () => saveFile(of, file.id) });
  return <SavedFile file={file} busy={isPending} onSave={mutate} />;
};

type Props = { of: ActionRef; files: readonly CaseFile[] };

/** Files that are viewed one after the other; `place` distinguishes the lists of an action. */
export const ViewedFiles = ({ of, files, place, children }: Props & { place: string; children: ReactNode }) => (
  <ShownFiles
    of={`action ${of.mid} ${place}`}
    files={files}
    open={(fileId, signal) => openFile(of, fileId, signal)}
    save={(fileId) => saveFile(of, fileId)}
  >
    {children}
  </ShownFiles>
);

const FileRows = ({ of, files, label }: Props & { label: string }) => (
  <ul className={saved.files} aria-label={label}>
    {files.map((file) => (
      <FileRow key={file.id} of={of} file={file} />
    ))}
  </ul>
);

/** The files of a message, below `ViewedFiles` of its thread: its photos small, all others as rows. */
export const MessageFileRows = ({ of, files }: Props) => {
  const { t } = useTranslation();
  const photos = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return (
    <>
      {photos.length > 0 && (
        <ul className={thumbnails.thumbnails} aria-label={t(actionWords.thread.photos)}>
          {photos.map((photo) => (
            <PictureThumbnail key={photo.id} file={photo} />
          ))}
        </ul>
      )}
      {others.length > 0 && <FileRows of={of} files={others} label={t(actionWords.thread.files)} />}
    </>
  );
};

/** All files of the messages of an action, and all of them in one archive. */
export const ActionFiles = ({ of, files }: Props) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation({ mutationFn: () => saveAllFiles(of) });
  return (
    <section className={classes.part} aria-label={t(actionWords.files)}>
      <h3 className={classes.partName}>{t(actionWords.files)}</h3>
      {files.length === 0 && <p className={paper.none}>{t(actionWords.noFiles)}</p>}
      {files.length > 0 && (
        <>
          <ViewedFiles of={of} files={files} place="all">
            <FileRows of={of} files={files} label={t(actionWords.files)} />
          </ViewedFiles>
          <SavedZip busy={isPending} onSave={mutate} />
        </>
      )}
    </section>
  );
};
