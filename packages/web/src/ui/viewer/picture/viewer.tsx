import { IconFileBroken } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useObjectUrl } from '../../files/object-url.ts';
import { ViewerFrame } from '../frame.tsx';
import type { ShownFile } from '../kinds.ts';
import { ViewerNotice } from '../notice.tsx';
import { viewerWords } from '../viewer.words.ts';
import type { Fit, Zoom } from '../zoom.ts';
import { ZoomControl } from '../zoom-control.tsx';
import classes from './styles.module.css';
import { useWhole } from './use-whole.ts';

type Size = { width: number; height: number };

/** The share of its true size at which it fits; nothing is enlarged to fit. */
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

/** A picture: whole in the window, or as large as one wants it. */
const PictureViewer = ({ file, onDownload }: ShownFile) => {
  const { t } = useTranslation();
  const { content, failure, retry } = useWhole(file);
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

export default PictureViewer;
