import { RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap';
import { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { deviceTime } from '../../../platform/device/clock.ts';
import { type Translate, useTranslation } from '../../../platform/i18n.ts';
import { richTextWords } from '../rich-text.words.ts';
import '@mantine/tiptap/styles.css';
import { type Editor, useEditor } from '@tiptap/react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import classes from '../editor.module.css';
import type { RichTextEditorProps } from '../editor-props.ts';
import proseClasses from '../rich-text-view.module.css';
import { parseOptions } from './editor-blanks.ts';
import { richTextExtensions } from './editor-extensions.ts';
import { filesIn, losesPictures, paragraphsOf } from './editor-paste.ts';
import { RichTextToolbar } from './editor-toolbar.tsx';
import { embedImage } from './embed-picture.ts';
import { insertPictures, type Picture } from './insert-picture.ts';
import { cleanPasted, toEdit } from './pasted/clean-pasted-html.ts';
import { pasteMergedCells } from './pasted/merged-cells.ts';

/** Labels of Mantine's controls in the user's language. */
const richTextLabels = (t: Translate): Partial<RichTextEditorLabels> => ({
  boldControlLabel: t(richTextWords.bold),
  italicControlLabel: t(richTextWords.italic),
  underlineControlLabel: t(richTextWords.underline),
  strikeControlLabel: t(richTextWords.strike),
  clearFormattingControlLabel: t(richTextWords.clear),
  alignLeftControlLabel: t(richTextWords.alignLeft),
  alignCenterControlLabel: t(richTextWords.alignCenter),
  alignRightControlLabel: t(richTextWords.alignRight),
  alignJustifyControlLabel: t(richTextWords.alignJustify),
  bulletListControlLabel: t(richTextWords.bulletList),
  orderedListControlLabel: t(richTextWords.orderedList),
  blockquoteControlLabel: t(richTextWords.quote),
  hrControlLabel: t(richTextWords.rule),
  unlinkControlLabel: t(richTextWords.unlink),
  undoControlLabel: t(richTextWords.undo),
  redoControlLabel: t(richTextWords.redo),
  tableInsertControlLabel: t(richTextWords.table.insert),
  tableInsertLabel: (columns, rows) => t(richTextWords.table.size, { columns, rows }),
  tableDeleteControlLabel: t(richTextWords.table.delete),
  tableRowBeforeControlLabel: t(richTextWords.table.rowBefore),
  tableRowAfterControlLabel: t(richTextWords.table.rowAfter),
  tableRowDeleteControlLabel: t(richTextWords.table.rowDelete),
  tableColumnBeforeControlLabel: t(richTextWords.table.columnBefore),
  tableColumnAfterControlLabel: t(richTextWords.table.columnAfter),
  tableColumnDeleteControlLabel: t(richTextWords.table.columnDelete),
  tableMergeCellsControlLabel: t(richTextWords.table.merge),
  tableSplitCellControlLabel: t(richTextWords.table.split),
  tableToggleHeaderRowControlLabel: t(richTextWords.table.headerRow),
  tableToggleHeaderColumnControlLabel: t(richTextWords.table.headerColumn),
});

/** Content pasted into an empty paragraph replaces it: if joined, a centred title would lose its alignment. */
export const keepFirstParagraph = (slice: Slice, { state }: EditorView): Slice => {
  const { parent } = state.selection.$from;
  const isEmpty = parent.isTextblock && parent.content.size === 0;
  const first = slice.content.firstChild;
  const isStyled = first?.isTextblock === true && first.attrs.textAlign != null;
  return isEmpty && isStyled && slice.openStart === 1 ? new Slice(slice.content, 0, slice.openEnd) : slice;
};

/**
 * Serializing a long text with pictures is slow, so it is done after a pause, at intervals, before shortcuts and on
 * blur, not on every key.
 */
const PAUSE_MS = 300;
const LONGEST_WAIT_MS = 3_000;

/** Reports the text shortly after the last change, or at once with `flush`. */
const useReport = (onChange: (html: string) => void) => {
  const timer = useRef<number>(undefined);
  const since = useRef(0);
  const latest = useRef(onChange);
  latest.current = onChange;
  return useMemo(() => {
    const flush = (editor: Editor) => {
      if (timer.current === undefined) return;
      window.clearTimeout(timer.current);
      timer.current = undefined;
      latest.current(editor.isEmpty ? '' : editor.getHTML());
    };
    const soon = (editor: Editor) => {
      if (timer.current === undefined) since.current = deviceTime();
      window.clearTimeout(timer.current);
      const wait = Math.min(PAUSE_MS, Math.max(0, since.current + LONGEST_WAIT_MS - deviceTime()));
      timer.current = window.setTimeout(() => flush(editor), wait);
    };
    return { flush, soon };
  }, []);
};

const insertImages = async (editor: Editor, files: File[], at: number | undefined, onBad: () => void) => {
  const embedded = await Promise.all(
    files.map((file) =>
      embedImage(file).then(
        (src): Picture => ({ src }),
        () => undefined,
      ),
    ),
  );
  const pictures = embedded.filter((picture) => picture !== undefined);
  if (pictures.length < files.length) onBad();
  if (pictures.length > 0 && !editor.isDestroyed) insertPictures(editor, pictures, at);
};

/** Errors while pasting or dropping are only reported as an event of the window. */
const usePasteFailure = (editor: Editor, onFailure: () => void) => {
  useEffect(() => {
    const { dom } = editor.view;
    const watch = () => {
      window.addEventListener('error', onFailure);
      window.setTimeout(() => window.removeEventListener('error', onFailure));
    };
    dom.addEventListener('paste', watch, true);
    dom.addEventListener('drop', watch, true);
    return () => {
      dom.removeEventListener('paste', watch, true);
      dom.removeEventListener('drop', watch, true);
    };
  }, [editor, onFailure]);
};

type SurfaceProps = {
  editor: Editor;
  labels: Partial<RichTextEditorLabels>;
  isInvalid: boolean;
  onImages: (files: File[]) => void;
};

/** Memoized: about fifty controls follow the editor themselves, while the form around them may render on every key. */
const Surface = memo(({ editor, labels, isInvalid, onImages }: SurfaceProps) => (
  <RichTextEditor
    editor={editor}
    labels={labels}
    className={classes.root}
    data-invalid={isInvalid || undefined}
    withTypographyStyles={false}
  >
    <RichTextToolbar editor={editor} onImages={onImages} />
    <RichTextEditor.Content className={classes.content} />
  </RichTextEditor>
));

const RichTextEditorField = (props: RichTextEditorProps) => {
  const {
    id,
    label,
    labelledBy,
    describedBy,
    value,
    invalid = false,
    required = false,
    onChange,
    onProblem: onTrouble,
  } = props;
  const { t } = useTranslation();
  const report = useReport(onChange);
  const ref = useRef<Editor>(null);
  const problem = useRef(onTrouble);
  problem.current = onTrouble;
  const addImages = useCallback((files: File[], at?: number) => {
    if (ref.current) void insertImages(ref.current, files, at, () => problem.current('badImage'));
    return files.length > 0;
  }, []);
  const attributes: Record<string, string> = {
    ...(id === undefined ? {} : { id }),
    ...(labelledBy === undefined ? { 'aria-label': label } : { 'aria-labelledby': labelledBy }),
    ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-invalid': String(invalid),
    'aria-required': String(required),
    class: proseClasses.prose ?? '',
  };
  const editor = useEditor({
    extensions: richTextExtensions,
    content: toEdit(value),
    parseOptions,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      transformPastedHTML: cleanPasted,
      transformPasted: keepFirstParagraph,
      handleKeyDown: (_, { ctrlKey, metaKey }) => {
        // The shortcut may save or send the text immediately.
        if ((ctrlKey || metaKey) && ref.current) report.flush(ref.current);
        return false;
      },
      clipboardTextParser: paragraphsOf,
      handlePaste: (view, event, slice) => {
        if (losesPictures(event.clipboardData)) problem.current('lostPictures');
        return addImages(filesIn(event.clipboardData)) || pasteMergedCells(view, event, slice);
      },
      handleDrop: (view, event, __, moved) =>
        !moved &&
        addImages(filesIn(event.dataTransfer), view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
    },
    onUpdate: ({ editor: changed }) => report.soon(changed),
    onBlur: ({ editor: left }) => report.flush(left),
    onDestroy: () => ref.current && report.flush(ref.current),
  });
  ref.current = editor;
  usePasteFailure(
    editor,
    useCallback(() => problem.current('pasteFailed'), []),
  );
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && report.flush(editor);
    const onLeave = () => report.flush(editor);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [editor, report]);
  const state = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(state) } });
  }, [editor, state]);
  const labels = useMemo(() => richTextLabels(t), [t]);
  return <Surface editor={editor} labels={labels} isInvalid={invalid} onImages={addImages} />;
};

export default RichTextEditorField;
