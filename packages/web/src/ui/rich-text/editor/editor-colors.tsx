import { ColorSwatch, Group, Popover, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor } from '@mantine/tiptap';
import { IconHighlight, IconPalette, IconX } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from '../editor.module.css';
import { richTextWords } from '../rich-text.words.ts';
import { inks, markers, type Swatch } from '../rich-text-palette.ts';

type Kind = 'ink' | 'marker';

const choices: Record<Kind, readonly Swatch[]> = { ink: inks, marker: markers };
const icons = { ink: IconPalette, marker: IconHighlight };

const apply = (editor: Editor, kind: Kind, color: string | undefined) => {
  const chain = editor.chain().focus();
  if (kind === 'ink') (color === undefined ? chain.unsetColor() : chain.setColor(color)).run();
  else (color === undefined ? chain.unsetHighlight() : chain.setHighlight({ color })).run();
};

const colorAt = (editor: Editor, kind: Kind): unknown =>
  kind === 'ink' ? editor.getAttributes('textStyle').color : editor.getAttributes('highlight').color;

/** A button that opens the colours for the text or for its marker. */
export const ColorControl = ({ editor, kind }: { editor: Editor; kind: Kind }) => {
  const { t } = useTranslation();
  const [opened, { toggle, close }] = useDisclosure(false);
  const active = useEditorState({ editor, selector: () => colorAt(editor, kind) !== undefined });
  const label = t(richTextWords[kind]);
  const Icon = icons[kind];
  const choose = (color: string | undefined) => {
    close();
    apply(editor, kind, color);
  };
  return (
    <Popover
      position="top"
      opened={opened}
      onChange={(open) => !open && close()}
      trapFocus
      returnFocus
      shadow="sm"
      withinPortal
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          active={active}
          onClick={toggle}
        >
          <Icon size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={label}>
        <Group gap={6}>
          {choices[kind].map(({ name, value }) => (
            <UnstyledButton
              key={name}
              className={classes.swatch}
              aria-label={t(richTextWords.color[name])}
              title={t(richTextWords.color[name])}
              onClick={() => choose(value)}
            >
              <ColorSwatch color={value} size={22} withShadow={false} />
            </UnstyledButton>
          ))}
          <UnstyledButton
            className={classes.swatch}
            aria-label={t(richTextWords.color.none)}
            title={t(richTextWords.color.none)}
            onClick={() => choose(undefined)}
          >
            <IconX size={18} aria-hidden />
          </UnstyledButton>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
};
