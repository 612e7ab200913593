import { FileButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto, IconSeparatorHorizontal } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { usePhone } from '../../page/width.ts';
import classes from '../editor.module.css';
import { richTextWords } from '../rich-text.words.ts';
import { ColorControl } from './editor-colors.tsx';
import { LinkControl } from './editor-link-control.tsx';
import { TextSelects } from './editor-selects.tsx';
import { imageTypes } from './embed-picture.ts';
import { useOneTabStop } from './toolbar-tab-stop.ts';

/** The class of the cells' grid, in which the size of a new table is chosen. */
const SIZE_GRID = 'size-grid';
const SIZE_COLUMNS = 10;

type Move = (at: number, count: number) => number;

const rowOf = (at: number): number => at - (at % SIZE_COLUMNS);

const moves: Record<string, Move> = {
  ArrowRight: (at) => Math.min(at + 1, rowOf(at) + SIZE_COLUMNS - 1),
  ArrowLeft: (at) => Math.max(at - 1, rowOf(at)),
  ArrowDown: (at, count) => (at + SIZE_COLUMNS < count ? at + SIZE_COLUMNS : at),
  ArrowUp: (at) => (at < SIZE_COLUMNS ? at : at - SIZE_COLUMNS),
  Home: rowOf,
  End: (at) => rowOf(at) + SIZE_COLUMNS - 1,
};

/** Arrow keys, Home and End move in the grid; Tab closes it and returns to its toolbar button. */
const moveInSizeGrid = (event: KeyboardEvent<HTMLElement>): void => {
  const cell = event.target as HTMLElement;
  const grid = cell.closest(`.${SIZE_GRID}`);
  if (!grid || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Tab') {
    event.preventDefault();
    const button = event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]');
    button?.focus();
    button?.click();
    return;
  }
  const cells = [...grid.children] as HTMLElement[];
  const to = moves[event.key]?.(cells.indexOf(cell), cells.length);
  if (to === undefined) return;
  event.preventDefault();
  cells[to]?.focus();
};

const ImageControl = ({ onChoose }: { onChoose: (files: File[]) => void }) => {
  const { t } = useTranslation();
  return (
    <FileButton accept={imageTypes.join(',')} multiple onChange={onChoose}>
      {({ onClick }) => (
        <RichTextEditor.Control aria-label={t(richTextWords.image)} title={t(richTextWords.image)} onClick={onClick}>
          <IconPhoto size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      )}
    </FileButton>
  );
};

type Controlled = { editor: Editor };

/** Shown within a table only. Its room at the end of the second row is always there, so that entering a table moves nothing. */
const Cells = ({ editor }: Controlled) => (
  <div className={classes.cells} data-shown={useEditorState({ editor, selector: () => editor.isActive('table') })}>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.TableRowBefore />
      <RichTextEditor.TableRowAfter />
      <RichTextEditor.TableRowDelete />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.TableColumnBefore />
      <RichTextEditor.TableColumnAfter />
      <RichTextEditor.TableColumnDelete />
    </RichTextEditor.ControlsGroup>
    <RichTextEditor.ControlsGroup>
      <RichTextEditor.TableMergeCells />
      <RichTextEditor.TableSplitCell />
      <RichTextEditor.TableToggleHeaderRow />
      <RichTextEditor.TableToggleHeaderColumn />
      <RichTextEditor.TableDelete />
    </RichTextEditor.ControlsGroup>
  </div>
);

type Props = Controlled & { onImages: (files: File[]) => void };

const Marks = ({ editor }: Controlled) => (
  <RichTextEditor.ControlsGroup>
    <RichTextEditor.Bold />
    <RichTextEditor.Italic />
    <RichTextEditor.Underline />
    <RichTextEditor.Strikethrough />
    <ColorControl editor={editor} kind="ink" />
    <ColorControl editor={editor} kind="marker" />
    <RichTextEditor.ClearFormatting />
  </RichTextEditor.ControlsGroup>
);

const Alignment = () => (
  <RichTextEditor.ControlsGroup>
    <RichTextEditor.AlignLeft />
    <RichTextEditor.AlignCenter />
    <RichTextEditor.AlignRight />
    <RichTextEditor.AlignJustify />
  </RichTextEditor.ControlsGroup>
);

/** The library's own icon, three dots, looks like a "more" menu. */
const DividerIcon = ({ style }: { style: CSSProperties }) => (
  <IconSeparatorHorizontal style={style} stroke={1.5} aria-hidden />
);

const Blocks = () => (
  <RichTextEditor.ControlsGroup>
    <RichTextEditor.BulletList />
    <RichTextEditor.OrderedList />
    <RichTextEditor.Blockquote />
    <RichTextEditor.Hr icon={DividerIcon} />
  </RichTextEditor.ControlsGroup>
);

const Insertion = ({ editor, onImages }: Props) => (
  <RichTextEditor.ControlsGroup>
    <LinkControl editor={editor} />
    <RichTextEditor.Unlink />
    <ImageControl onChoose={onImages} />
    <RichTextEditor.TableInsert
      maxColumns={SIZE_COLUMNS}
      classNames={{ tableInsertGrid: SIZE_GRID, tableInsertCell: classes.tableSize ?? '' }}
      popoverProps={{ shadow: 'sm' }}
    />
  </RichTextEditor.ControlsGroup>
);

const History = () => (
  <RichTextEditor.ControlsGroup>
    <RichTextEditor.Undo />
    <RichTextEditor.Redo />
  </RichTextEditor.ControlsGroup>
);

/** On phones it scrolls horizontally, with the most used controls first. */
export const RichTextToolbar = ({ editor, onImages }: Props) => {
  const { t } = useTranslation();
  const toolbar = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const oneStop = useOneTabStop(toolbar);
  return (
    <RichTextEditor.Toolbar
      ref={toolbar}
      role="toolbar"
      aria-label={t(richTextWords.toolbar)}
      className={`${classes.toolbar} goes-on`}
      {...oneStop}
      onKeyDown={(event) => {
        moveInSizeGrid(event);
        oneStop.onKeyDown(event);
      }}
    >
      {!phone && <TextSelects editor={editor} />}
      <Marks editor={editor} />
      {!phone && <Alignment />}
      {!phone && <span className={classes.break} />}
      {!phone && <Blocks />}
      <Insertion editor={editor} onImages={onImages} />
      {phone && <Blocks />}
      {phone && <TextSelects editor={editor} />}
      {phone && <Alignment />}
      <History />
      <Cells editor={editor} />
    </RichTextEditor.Toolbar>
  );
};
