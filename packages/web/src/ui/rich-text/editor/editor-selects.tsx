import { NativeSelect } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from '../../../platform/i18n.ts';
import { richTextWords } from '../rich-text.words.ts';
import { fonts, sizes } from '../rich-text-palette.ts';

type Choice = { label: string; value: string };
type SelectProps = {
  label: string;
  width: number;
  value: string;
  choices: Choice[];
  onChoose: (value: string) => void;
};

const ToolbarSelect = ({ label, width, value, choices, onChoose }: SelectProps) => (
  <NativeSelect
    size="xs"
    w={width}
    aria-label={label}
    title={label}
    // A size or font from a pasted text that is not on the list still shows.
    data={choices.some((choice) => choice.value === value) ? choices : [...choices, { label: value, value }]}
    value={value}
    onChange={(event) => onChoose(event.currentTarget.value)}
  />
);

const levels = [1, 2, 3, 4] as const;

const blockAt = (editor: Editor): string =>
  String(levels.find((level) => editor.isActive('heading', { level })) ?? 'text');

const setBlock = (editor: Editor, value: string) => {
  const level = levels.find((each) => String(each) === value);
  const chain = editor.chain().focus();
  (level === undefined ? chain.setParagraph() : chain.setHeading({ level })).run();
};

const setFont = (editor: Editor, family: string) => {
  const chain = editor.chain().focus();
  (family === '' ? chain.unsetFontFamily() : chain.setFontFamily(family)).run();
};

const setSize = (editor: Editor, size: string) => {
  const chain = editor.chain().focus();
  (size === '' ? chain.unsetFontSize() : chain.setFontSize(size)).run();
};

/** Paragraph style, font and size. */
export const TextSelects = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation();
  const { block, font, size } = useEditorState({
    editor,
    selector: () => ({
      block: blockAt(editor),
      font: String(editor.getAttributes('textStyle').fontFamily ?? ''),
      size: String(editor.getAttributes('textStyle').fontSize ?? ''),
    }),
  });
  const blocks = [
    { value: 'text', label: t(richTextWords.paragraph) },
    ...levels.map((level) => ({ value: String(level), label: t(richTextWords.heading, { level }) })),
  ];
  const families = fonts.map(({ name, family }) => ({ value: family, label: t(richTextWords.font[name]) }));
  const sizeChoices = [
    { value: '', label: t(richTextWords.sizeDefault) },
    ...sizes.map((value) => ({ value, label: value.replace('px', '') })),
  ];
  return (
    <>
      <ToolbarSelect
        label={t(richTextWords.blockLabel)}
        width={92}
        value={block}
        choices={blocks}
        onChoose={(value) => setBlock(editor, value)}
      />
      <ToolbarSelect
        label={t(richTextWords.fontLabel)}
        width={116}
        value={font}
        choices={families}
        onChoose={(value) => setFont(editor, value)}
      />
      <ToolbarSelect
        label={t(richTextWords.sizeLabel)}
        width={92}
        value={size}
        choices={sizeChoices}
        onChoose={(value) => setSize(editor, value)}
      />
    </>
  );
};
