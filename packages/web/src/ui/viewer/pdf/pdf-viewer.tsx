import { Button, PasswordInput, Skeleton } from '@mantine/core';
import { IconFileBroken, IconListTree, IconLock, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../platform/i18n.ts';
import { isPhone } from '../../page/width.ts';
import { Tool } from '../tool.tsx';
import { viewerWords } from '../viewer.words.ts';
import { ViewerFrame } from '../viewer-frame.tsx';
import type { ShownFile } from '../viewer-kinds.ts';
import { ViewerNotice } from '../viewer-notice.tsx';
import { ZoomControl } from '../zoom-control.tsx';
import { useKeys } from './keys.ts';
import passwordNoticeClasses from './password.module.css';
import { Outline } from './pdf-outline.tsx';
import type { Reader, ReaderState } from './reader.ts';
import './library.css';
import { FindField } from './find-field.tsx';
import { PageField } from './page-field.tsx';
import classes from './pages.module.css';
import toolClasses from './pdf-tools.module.css';
import { useOpened } from './use-opened.ts';
import { useHeadings, useReader } from './use-reader.ts';

/** The search starts after a pause in typing. */
const TYPED_AFTER_MS = 250;

/** The words to search: first those that the document was opened with, each on its own, then the typed text. */
const useFind = (reader: Reader | undefined, words: readonly string[]) => {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(words.join(' '));
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(words.length > 0);
  useEffect(() => {
    if (typed === undefined || !reader) return;
    const timer = window.setTimeout(() => reader.find([typed]), TYPED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [reader, typed]);
  const type = (value: string): void => {
    setText(value);
    setTyped(value);
  };
  return {
    field,
    text,
    type,
    isOpen,
    clear: () => {
      type('');
      setOpen(false);
    },
    open: () => {
      // The field can be focused only once it is rendered.
      flushSync(() => setOpen(true));
      field.current?.focus();
      field.current?.select();
    },
  };
};

type Props = { isWrong: boolean; onAnswer: (password: string) => void; onDownload: () => void };

/** Asks for the password of a document, which never leaves the browser. */
const PasswordNotice = ({ isWrong, onAnswer, onDownload }: Props) => {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  return (
    <ViewerNotice message={t(viewerWords.password.title)} icon={IconLock} onDownload={onDownload}>
      <form
        className={passwordNoticeClasses.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onAnswer(password);
        }}
      >
        <PasswordInput
          data-autofocus
          autoFocus
          autoComplete="off"
          label={t(viewerWords.password.label)}
          error={isWrong && t(viewerWords.password.wrong)}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Button type="submit" disabled={password === ''}>
          {t(viewerWords.password.open)}
        </Button>
      </form>
    </ViewerNotice>
  );
};

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
