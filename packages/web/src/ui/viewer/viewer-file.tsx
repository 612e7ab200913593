import { IconFileBroken } from '@tabler/icons-react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { PART_BYTES, type RangedFile } from '../../platform/files/ranged-file.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useObjectUrl } from '../files/object-url.ts';
import { lazyComponent } from '../lazy-component.tsx';
import classes from './picture-viewer.module.css';
import { PlainViewer } from './text/text-viewer-viewer.tsx';
import { viewerWords } from './viewer.words.ts';
import { ViewerFrame } from './viewer-frame.tsx';
import { type Kind, kindOf, type ShownFile } from './viewer-kinds.ts';
import { ViewerNotice } from './viewer-notice.tsx';
import type { Fit, Zoom } from './zoom.ts';
import { ZoomControl } from './zoom-control.tsx';

/** The parts of a picture are not shown separately, so they may be large. */
const AT_ONCE = 16 * PART_BYTES;

/** The whole content of a file. */
export const readAll = async (file: RangedFile, signal: AbortSignal): Promise<Blob> => {
  const parts = [file.first];
  for (let begin = file.first.length; begin < file.length; begin += AT_ONCE)
    parts.push(await file.read(begin, Math.min(begin + AT_ONCE, file.length), signal));
  return new Blob(parts, { type: file.contentType });
};

/** The content of a file, and `retry` after a failure. */
const useContent = (file: RangedFile) => {
  const [content, setContent] = useState<Blob>();
  const [failure, setFailure] = useState<Error>();
  const reading = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    const over = new AbortController();
    reading.current = () => {
      setFailure(undefined);
      readAll(file, over.signal).then(setContent, (error: unknown) => {
        if (!over.signal.aborted) setFailure(error instanceof Error ? error : new Error(String(error)));
      });
    };
    reading.current();
    return () => over.abort();
  }, [file]);
  return { content, failure, retry: useCallback(() => reading.current?.(), []) };
};

type Size = { width: number; height: number };

/** The scale at which a picture fits; it is never enlarged to fit. */
const fitting = (fit: Fit, picture: Size, room: Size): number =>
  Math.min(1, room.width / picture.width, fit === 'page-fit' ? room.height / picture.height : 1);

const useRoom = (): [ref: React.RefObject<HTMLDivElement | null>, room: Size] => {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setRoom({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
};

/** A picture: fitted to the window or zoomed. */
const PictureViewer = ({ file, onDownload }: ShownFile) => {
  const { t } = useTranslation();
  const { content, failure, retry } = useContent(file);
  const url = useObjectUrl(content);
  const [room, space] = useRoom();
  const [size, setSize] = useState<Size>();
  const [zoom, setZoom] = useState<Zoom>('page-fit');
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <ViewerNotice
        isAlert
        icon={IconFileBroken}
        message={t(viewerWords.damaged)}
        hint={t(viewerWords.downloadHint)}
        onDownload={onDownload}
      />
    );
  const fit = typeof zoom === 'number' ? undefined : zoom;
  const scale = typeof zoom === 'number' ? zoom : size ? fitting(zoom, size, space) : 1;
  return (
    <ViewerFrame tools={<ZoomControl scale={scale} fit={fit} onZoom={setZoom} />} failure={failure} onRetry={retry}>
      <section ref={room} className={classes.room} aria-label={t(viewerWords.label)} aria-busy={size === undefined}>
        {url && (
          <img
            src={url}
            alt={file.name}
            className={classes.picture}
            style={size && { width: size.width * scale }}
            onLoad={({ currentTarget }) =>
              setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={() => setBroken(true)}
          />
        )}
      </section>
    </ViewerFrame>
  );
};

const viewers: Record<Kind, ComponentType<ShownFile>> = {
  pdf: lazyComponent(() => import('./pdf/pdf-viewer.tsx')),
  picture: PictureViewer,
  plain: PlainViewer,
};

/** Shows a file by its type: a PDF, a picture, a text. */
export const FileViewer = (shown: ShownFile) => {
  const { t } = useTranslation();
  const kind = kindOf(shown.file);
  if (kind === undefined)
    return (
      <ViewerNotice message={t(viewerWords.damaged)} hint={t(viewerWords.downloadHint)} onDownload={shown.onDownload} />
    );
  const Viewer = viewers[kind];
  return <Viewer {...shown} />;
};
