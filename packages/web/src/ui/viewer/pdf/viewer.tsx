import { Skeleton } from '@mantine/core';
import { IconFileBroken, IconListTree, IconSearch } from '@tabler/icons-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { isPhone } from '../../page/width.ts';
import { ViewerFrame } from '../frame.tsx';
import type { ShownFile } from '../kinds.ts';
import { ViewerNotice } from '../notice.tsx';
import { Tool } from '../tool.tsx';
import { viewerWords } from '../viewer.words.ts';
import { ZoomControl } from '../zoom-control.tsx';
import { useKeys } from './keys.ts';
import { Outline } from './outline.tsx';
import './library.css';
import classes from './pages.module.css';
import { PasswordNotice } from './password.tsx';
import type { Reader, ReaderState } from './reader.ts';
import { FindField } from './tools/find-field.tsx';
import { PageField } from './tools/page-field.tsx';
import toolClasses from './tools/styles.module.css';
import { useFind } from './tools/use-find.ts';
import { useOpened } from './use-opened.ts';
import { useHeadings, useReader } from './use-reader.ts';

const unread: ReaderState = { page: 1, pages: 0, scale: 1, fit: undefined, found: undefined, isShown: false };
const noReader = { subscribe: () => () => undefined, get: () => unread };

const useReaderState = (reader: Reader | undefined): ReaderState => {
  const { subscribe, get } = reader ?? noReader;
  return useSyncExternalStore(subscribe, get);
};

/** A PDF with its pages below one another. */
const PdfViewer = ({ file, page, words, onDownload }: ShownFile) => {
  const { t } = useTranslation();
  const { pdf, isDamaged, password, failure, retry } = useOpened(file);
  const container = useRef<HTMLDivElement>(null);
  const reader = useReader(container, pdf, { page, words });
  const state = useReaderState(reader);
  const headings = useHeadings(pdf, state.isShown);
  const [isOutlined, setOutlined] = useState(false);
  const find = useFind(reader, words);
  const backToPages = (): void => container.current?.focus({ preventScroll: true });
  const clearFind = (): void => {
    find.clear();
    backToPages();
  };
  useKeys({
    turn: (by) => reader?.turn(by),
    first: () => reader?.turnTo(1),
    last: () => reader?.turnTo(state.pages),
    zoomBy: (by) => reader?.zoomBy(by),
    actualSize: () => reader?.zoomTo(1),
    find: find.open,
    findNext: (by) => reader?.findNext(by),
    leave: isOutlined ? () => setOutlined(false) : undefined,
    enter: backToPages,
    turnsByPage: state.fit === 'page-fit',
  });

  if (isDamaged)
    return (
      <ViewerNotice
        isAlert
        icon={IconFileBroken}
        message={t(viewerWords.damaged)}
        hint={t(viewerWords.downloadHint)}
        onDownload={onDownload}
      />
    );
  if (password && !pdf)
    return <PasswordNotice isWrong={password.isWrong} onAnswer={password.answer} onDownload={onDownload} />;
  const tools = reader && (
    <>
      {headings.length > 0 && (
        <Tool label={t(viewerWords.outline.label)} expanded={isOutlined} onClick={() => setOutlined(!isOutlined)}>
          <IconListTree size={18} aria-hidden />
        </Tool>
      )}
      <PageField reader={reader} state={state} />
      <ZoomControl scale={state.scale} fit={state.fit} onZoom={reader.zoomTo} />
      <span className={toolClasses.narrow}>
        <Tool label={t(viewerWords.find.open)} expanded={find.isOpen} onClick={find.isOpen ? clearFind : find.open}>
          <IconSearch size={18} aria-hidden />
        </Tool>
      </span>
      <FindField
        field={find.field}
        text={find.text}
        found={state.found}
        isOpen={find.isOpen}
        onText={find.type}
        onStep={reader.findNext}
        onClear={clearFind}
      />
    </>
  );
  const panel = isOutlined && reader && (
    <Outline
      headings={headings}
      onGo={(destination) => {
        void reader.goTo(destination);
        if (isPhone()) setOutlined(false);
      }}
      onClose={() => {
        setOutlined(false);
        backToPages();
      }}
    />
  );
  return (
    <ViewerFrame
      tools={tools ?? <span className={classes.opening}>{t(viewerWords.opening)}</span>}
      panel={panel}
      failure={failure}
      onRetry={retry}
    >
      <section aria-label={t(viewerWords.label)} aria-busy={!state.isShown}>
        <div ref={container} className={classes.pages}>
          <div className="pdfViewer" />
        </div>
      </section>
      {!state.isShown && !failure && <Skeleton className={classes.paper} />}
    </ViewerFrame>
  );
};

export default PdfViewer;
