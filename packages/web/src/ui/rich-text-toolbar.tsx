import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ColorControl } from './rich-text-colors.tsx';
import classes from './rich-text-editor.module.css';
import { ImageControl } from './rich-text-image-control.tsx';
import { LinkControl } from './rich-text-link-control.tsx';
import { TextSelects } from './rich-text-selects.tsx';

const Cells = ({ editor }: { editor: Editor }) => {
  const inTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  if (!inTable) return null;
  return (
    <>
      <span className={classes.break} />
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
    </>
  );
};

const CONTROLS = 'button:not(:disabled)';

/** Arrow keys go from button to button, as in every toolbar; Tab works too. */
const moveFocus = (event: KeyboardEvent<HTMLDivElement>, toolbar: HTMLDivElement | null) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const controls = [...(toolbar?.querySelectorAll<HTMLButtonElement>(CONTROLS) ?? [])];
  const place = controls.indexOf(event.target);
  if (place < 0) return;
  event.preventDefault();
  controls.at((place + step) % controls.length)?.focus();
};

type Props = { editor: Editor; onImages: (files: File[]) => void };

export const RichTextToolbar = ({ editor, onImages }: Props) => {
  const { t } = useTranslation();
  const toolbar = useRef<HTMLDivElement>(null);
  return (
    <RichTextEditor.Toolbar
      ref={toolbar}
      role="toolbar"
      aria-label={t('approval.editor.toolbar')}
      className={classes.toolbar}
      onKeyDown={(event) => moveFocus(event, toolbar.current)}
    >
      <TextSelects editor={editor} />
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
        <ColorControl editor={editor} kind="ink" />
        <ColorControl editor={editor} kind="marker" />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.AlignLeft />
        <RichTextEditor.AlignCenter />
        <RichTextEditor.AlignRight />
        <RichTextEditor.AlignJustify />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.Hr />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl editor={editor} />
        <RichTextEditor.Unlink />
        <ImageControl onChoose={onImages} />
        <RichTextEditor.TableInsert />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      <Cells editor={editor} />
    </RichTextEditor.Toolbar>
  );
};
