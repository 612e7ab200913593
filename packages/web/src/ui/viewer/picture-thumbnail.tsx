import { UnstyledButton } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import type { AttachedFile } from '@portal/contract/kernel';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { formatBytes } from '../files/drop-limits.ts';
import { useObjectUrl } from '../files/object-url.ts';
import { asNamed } from './can-show.ts';
import classes from './picture-thumbnail.module.css';
import { rowMark, useShow } from './show.ts';
import { readAll } from './viewer-file.tsx';

/** A larger picture is loaded only when it is opened, since there is no smaller version of it. */
const LARGEST_BYTES = 5_000_000;

/** A picture of a `ShownFiles` list, small; pressed it opens large. It is loaded once it is in view. */
export const PictureThumbnail = ({ file }: { file: AttachedFile }) => {
  const shown = useShow();
  const { ref, inViewport } = useInViewport<HTMLLIElement>();
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (inViewport) setSeen(true);
  }, [inViewport]);
  const { data } = useQuery({
    queryKey: ['thumbnail', shown?.of, file.id],
    queryFn: async ({ signal }): Promise<Blob | null> => {
      const opened = await shown?.open(file.id, signal);
      const picture = opened && asNamed(opened, file.name);
      return picture ? readAll(picture, signal) : null;
    },
    enabled: wasSeen && shown !== undefined && file.size > 0 && file.size <= LARGEST_BYTES,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  const url = useObjectUrl(data ?? undefined);
  if (shown === undefined) return null;
  return (
    <li ref={ref}>
      <UnstyledButton
        className={classes.thumbnail}
        data-file={rowMark(shown.of, file.id)}
        onClick={() => shown.show(file.id)}
      >
        {url ? (
          <img src={url} alt="" className={classes.picture} />
        ) : (
          <span className={classes.none}>
            <IconPhoto size={24} aria-hidden />
            {formatBytes(file.size)}
          </span>
        )}
        <span className={classes.name}>{file.name}</span>
      </UnstyledButton>
    </li>
  );
};
