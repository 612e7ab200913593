import { Skeleton } from '@mantine/core';
import type { AttachedFile } from '@portal/contract/kernel';
import { IconFileAlert } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { FailureNote } from '../../page/failure-note.tsx';
import { FileViewer } from '../file.tsx';
import { ViewerNotice } from '../notice.tsx';
import { viewerWords } from '../viewer.words.ts';
import type { FileAccess } from './access.ts';
import { asNamed, canShow } from './can-show.ts';
import classes from './styles.module.css';

const NO_WORDS: readonly string[] = [];

type Props = { of: string; file: AttachedFile; open: FileAccess['open']; onDownload: () => void };

/** A file as it can be read, or in a sentence why it cannot. */
export const AttachedContent = ({ of, file, open, onDownload }: Props) => {
  const { t } = useTranslation();
  const isRead = canShow(file) && file.size > 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['viewer', of, file.id],
    queryFn: async ({ signal }) => asNamed(await open(file.id, signal), file.name) ?? null,
    enabled: isRead,
    // It stays open while it is read, and the right to it is asked for anew the next time.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
  const hint = t(viewerWords.downloadHint);
  if (!isRead)
    return (
      <ViewerNotice
        message={t(file.size === 0 ? viewerWords.attached.empty : viewerWords.attached.unshown)}
        {...(file.size === 0 ? {} : { hint })}
        onDownload={onDownload}
      />
    );
  if (data) return <FileViewer file={data} page={undefined} words={NO_WORDS} onDownload={onDownload} />;
  if (data === null)
    return (
      <ViewerNotice
        isAlert
        icon={IconFileAlert}
        message={t(viewerWords.attached.unlike)}
        hint={hint}
        onDownload={onDownload}
      />
    );
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  return <Skeleton className={classes.opening} aria-label={t(viewerWords.opening)} />;
};
