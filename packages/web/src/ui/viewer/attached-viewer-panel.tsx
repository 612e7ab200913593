import { Modal, Portal, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { AttachedFile } from '@portal/contract/kernel';
import { IconChevronLeft, IconChevronRight, IconDownload, IconFileAlert, IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { FailureNote } from '../page/failure-note.tsx';
import type { FileAccess } from './access.ts';
import classes from './attached-viewer.module.css';
import styles from './attached-viewer.module.css';
import { asNamed, canShow, isPicture } from './can-show.ts';
import { KeysContext } from './keys-within.ts';
import { turnBySwipe } from './swipe.ts';
import { Tool } from './tool.tsx';
import { WIDE_ENOUGH } from './use-shown.ts';
import { viewerWords } from './viewer.words.ts';
import { FileViewer } from './viewer-file.tsx';
import { ViewerNotice } from './viewer-notice.tsx';

type Does = { step: (by: 1 | -1) => void; onClose: () => void };

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

const actOf = (event: KeyboardEvent, { step, onClose }: Does): (() => void) | undefined => {
  if (event.key === 'Escape') return onClose;
  if (isTyped(event.target) || event.shiftKey) return undefined;
  // Those of a file that turns or moves by them come first.
  if (event.code === 'ArrowRight') return () => step(1);
  if (event.code === 'ArrowLeft') return () => step(-1);
  // By the key's position, since a Korean layout gives another letter.
  if (event.code === 'KeyN') return () => step(1);
  return event.code === 'KeyP' ? () => step(-1) : undefined;
};

/**
 * The shortcuts of the panel, while the focus is in it or nowhere. Its content handles keys first: Escape closes a
 * search in the file before it closes the file.
 */
const usePanelKeys = (panel: RefObject<HTMLElement | null>, does: Does): void => {
  const now = useRef(does);
  useEffect(() => {
    now.current = does;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const { activeElement } = document;
      if (activeElement !== document.body && !panel.current?.contains(activeElement)) return;
      const act = actOf(event, now.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    // The tooltip of a tool under the pointer would otherwise handle the key.
    const leave = (event: KeyboardEvent): void => {
      const isInner = isTyped(event.target) || panel.current?.querySelector('[aria-expanded=true]') != null;
      if (event.key === 'Escape' && !isInner) press(event);
    };
    window.addEventListener('keydown', leave, { capture: true });
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', leave, { capture: true });
      window.removeEventListener('keydown', press);
    };
  }, [panel]);
};

/** On a picture a swipe leads to the next or the previous file. */
const usePanelSwipe = (panel: RefObject<HTMLElement | null>, isOn: boolean, step: Does['step']): void => {
  const turn = useEffectEvent(step);
  useEffect(() => {
    const element = panel.current;
    if (!isOn || !element) return;
    const over = new AbortController();
    turnBySwipe(element, (by) => turn(by), over.signal);
    return () => over.abort();
  }, [panel, isOn]);
};

const NO_WORDS: readonly string[] = [];

type AttachedContentProps = { of: string; file: AttachedFile; open: FileAccess['open']; onDownload: () => void };

/** The content of a file, or a sentence that says why it cannot be shown. */
const AttachedContent = ({ of, file, open, onDownload }: AttachedContentProps) => {
  const { t } = useTranslation();
  const isRead = canShow(file) && file.size > 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['viewer', of, file.id],
    queryFn: async ({ signal }) => asNamed(await open(file.id, signal), file.name) ?? null,
    enabled: isRead,
    // It stays open while it is read; the right is checked again the next time.
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

type Props = FileAccess & {
  of: string;
  files: readonly AttachedFile[];
  at: number;
  onShow: (fileId: number) => void;
  onClose: () => void;
};

const Panel = ({ of, files, at, open, save, onShow, onClose }: Props) => {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  const saving = useMutation({ mutationFn: save });
  const file = files[at];
  const step = (by: 1 | -1): void => {
    const next = files[at + by];
    if (next) onShow(next.id);
  };
  usePanelKeys(panel, { step, onClose });
  // The pages of a document turn by a swipe themselves.
  usePanelSwipe(panel, file !== undefined && isPicture(file), step);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const id = file?.id;
  // The focused element disappears with the previous file, so the panel gets the focus.
  useLayoutEffect(() => {
    if (id !== undefined && document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [id]);
  if (!file) return null;
  const onDownload = (): void => {
    if (!saving.isPending) saving.mutate(file.id);
  };
  const total = files.length;
  return (
    <div ref={panel} className={styles.panel} tabIndex={-1}>
      <header className={styles.header}>
        <h2 className={styles.name}>{file.name}</h2>
        <span className={styles.place} aria-hidden>{`${at + 1} / ${total}`}</span>
        <span className="visually-hidden" role="status">
          {t(viewerWords.attached.place, { at: at + 1, total, name: file.name })}
        </span>
        {total > 1 && (
          <>
            <Tool label={t(viewerWords.attached.previous)} shortcut="p" disabled={at === 0} onClick={() => step(-1)}>
              <IconChevronLeft size={18} aria-hidden />
            </Tool>
            <Tool label={t(viewerWords.attached.next)} shortcut="n" disabled={at === total - 1} onClick={() => step(1)}>
              <IconChevronRight size={18} aria-hidden />
            </Tool>
          </>
        )}
        <Tool label={t(viewerWords.download)} disabled={saving.isPending} onClick={onDownload}>
          <IconDownload size={18} aria-hidden />
        </Tool>
        <Tool label={t(viewerWords.attached.close)} shortcut="Escape" onClick={onClose}>
          <IconX size={18} aria-hidden />
        </Tool>
      </header>
      <KeysContext value={panel}>
        <AttachedContent key={file.id} of={of} file={file} open={open} onDownload={onDownload} />
      </KeysContext>
    </div>
  );
};

/** An attached file next to or over the text, with links to the previous and next one. */
const AttachedPanel = (props: Props) => {
  const { t } = useTranslation();
  const hasRoom = useMediaQuery(WIDE_ENOUGH, window.matchMedia(WIDE_ENOUGH).matches);
  const label = t(viewerWords.attached.label);
  if (hasRoom)
    return (
      <Portal>
        <aside className={styles.beside} data-beside aria-label={label}>
          <Panel {...props} />
        </aside>
      </Portal>
    );
  return (
    <Modal
      opened
      fullScreen
      withCloseButton={false}
      closeOnEscape={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      onClose={props.onClose}
      classNames={{ body: styles.over ?? '' }}
      attributes={{ content: { 'aria-label': label } }}
    >
      <Panel {...props} />
    </Modal>
  );
};

export default AttachedPanel;
