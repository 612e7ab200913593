import { Button } from '@mantine/core';
import { IconFileAlert } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { hitsIn, patternOf } from '../pdf/hits.ts';
import { pageTextOf } from '../pdf/page-text.ts';
import { viewerWords } from '../viewer.words.ts';
import { ViewerFrame } from '../viewer-frame.tsx';
import type { ShownFile } from '../viewer-kinds.ts';
import { ViewerNotice } from '../viewer-notice.tsx';
import { encodingOf } from './encoding.ts';
import classes from './text-viewer.module.css';
import { useText } from './use-text.ts';

type Run = { readonly from: number; readonly text: string; readonly isHit: boolean };

/** Splits a text at the start and end of the words to mark. */
export const runsOf = (text: string, words: readonly string[]): Run[] => {
  const pattern = patternOf(words);
  const hits = pattern ? hitsIn(pageTextOf([{ str: text, hasEOL: false }]), pattern) : [];
  const runs: Run[] = [];
  let from = 0;
  for (const { begin, length } of hits) {
    runs.push({ from, text: text.slice(from, begin), isHit: false });
    runs.push({ from: begin, text: text.slice(begin, begin + length), isHit: true });
    from = begin + length;
  }
  return [...runs, { from, text: text.slice(from), isHit: false }].filter((run) => run.text !== '');
};

const Part = memo(({ text, words }: { text: string; words: readonly string[] }) => (
  <span className={classes.part}>
    {runsOf(text, words).map(({ from, text: run, isHit }) => (isHit ? <mark key={from}>{run}</mark> : run))}
  </span>
));

/** Loads more when the end comes into view. */
const useReadOn = (more: () => void) => {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { root: element.parentElement, rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return end;
};

/** A plain text, of which as much is fetched as is read. */
const Text = ({ file, words }: ShownFile) => {
  const { t } = useTranslation();
  const { parts, isComplete: isWhole, failure, more } = useText(file);
  const end = useReadOn(more);
  const room = useRef<HTMLDivElement>(null);
  const isBegun = parts.length > 0;
  useEffect(() => {
    if (!isBegun || !room.current) return;
    room.current.tabIndex = 0;
    room.current.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [isBegun]);
  return (
    <ViewerFrame failure={failure} onRetry={more}>
      <section aria-label={t(viewerWords.label)} aria-busy={!isBegun}>
        <div ref={room} className={classes.room}>
          <pre className={classes.text}>
            {parts.map(({ from, text }) => (
              <Part key={from} text={text} words={words} />
            ))}
          </pre>
          {!isWhole && (
            <div ref={end} className={classes.end}>
              {isBegun && (
                <Button variant="default" onClick={more}>
                  {t(viewerWords.plain.more)}
                </Button>
              )}
            </div>
          )}
        </div>
      </section>
    </ViewerFrame>
  );
};

/** A file that is called a text, where it is one. */
export const PlainViewer = (shown: ShownFile) => {
  const { t } = useTranslation();
  if (encodingOf(shown.file.first) !== undefined) return <Text {...shown} />;
  const hint = t(viewerWords.downloadHint);
  return (
    <ViewerNotice
      isAlert
      icon={IconFileAlert}
      message={t(viewerWords.plain.notText)}
      hint={hint}
      onDownload={shown.onDownload}
    />
  );
};
