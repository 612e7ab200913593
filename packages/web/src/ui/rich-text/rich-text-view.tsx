import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../dialog/dialog-frame.tsx';
import { uiWords } from '../ui.words.ts';
import { joinLinesBelow } from './join-lines.ts';
import { pictureName, showReadable } from './readable.ts';
import classes from './rich-text-view.module.css';

/** Formatted text; `html` is sanitized by the server and prepared by `RichTextView`. */
const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place that shows the server's sanitized text
  <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
);

/** A table of a text in full screen, in its natural width. */
const TableDialog = ({ html, onClose }: { html: string; onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Dialog fullScreen onClose={onClose} title={t(uiWords.table.enlarged)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard */}
      <section className={classes.large} aria-label={t(uiWords.table.enlarged)} tabIndex={0}>
        <Prose html={html} />
      </section>
    </Dialog>
  );
};

/** Makes tables that are wider than the screen scroll, with a button to enlarge them. */
const aroundTables = (page: Document, label: string): void => {
  for (const table of page.querySelectorAll('table')) {
    const [frame, scroll, button] = [
      page.createElement('div'),
      page.createElement('div'),
      page.createElement('button'),
    ];
    frame.className = classes.frame ?? '';
    scroll.className = `${classes.scroll} goes-on`;
    scroll.tabIndex = 0;
    button.type = 'button';
    button.className = classes.enlarge ?? '';
    button.textContent = label;
    button.hidden = true;
    table.replaceWith(frame);
    scroll.append(table);
    frame.append(scroll, button);
  }
};

const prepared = (html: string, { enlarge, picture }: Record<'enlarge' | 'picture', string>): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const image of page.images) image.alt = picture;
  joinLinesBelow(page.body);
  showReadable(page.body);
  aroundTables(page, enlarge);
  return page.body.innerHTML;
};

/** The prepared text; the button of a table is visible while the table is wider than its container. */
const Shown = ({ html, onEnlarge }: { html: string; onEnlarge: (table: string) => void }) => {
  const box = useRef<HTMLDivElement>(null);
  const enlarge = useEffectEvent(onEnlarge);
  useEffect(() => {
    const stops = [...(box.current?.querySelectorAll<HTMLElement>(`.${classes.frame}`) ?? [])].map((frame) => {
      const [scroll, button] = frame.children as unknown as [HTMLElement, HTMLButtonElement];
      const watch = new ResizeObserver(() => {
        button.hidden = scroll.scrollWidth <= scroll.clientWidth + 1;
      });
      watch.observe(scroll);
      if (scroll.firstElementChild) watch.observe(scroll.firstElementChild);
      button.onclick = () => enlarge(scroll.innerHTML);
      return () => watch.disconnect();
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <div ref={box} className={classes.text}>
      <Prose html={html} />
    </div>
  );
};

/** Shows rich text. `html` must come from our server, which sanitizes it; never pass anything else. */
export const RichTextView = ({ html }: { html: string }) => {
  const { t } = useTranslation();
  const [enlarge, picture] = [t(uiWords.table.enlarge), pictureName()];
  const shown = useMemo(() => prepared(html, { enlarge, picture }), [html, enlarge, picture]);
  const [table, setTable] = useState<string>();
  return (
    <>
      {/* Another text has other tables. */}
      <Shown key={shown} html={shown} onEnlarge={setTable} />
      {table !== undefined && <TableDialog html={table} onClose={() => setTable(undefined)} />}
    </>
  );
};
