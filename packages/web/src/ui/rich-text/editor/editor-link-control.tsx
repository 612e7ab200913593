import { Button, Group, Popover, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { normalizeLink } from '../link.ts';
import { richTextWords } from '../rich-text.words.ts';

const setLink = (editor: Editor, href: string) => {
  const chain = editor.chain().focus();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
  } else chain.extendMarkRange('link').setLink({ href }).run();
};

type FormProps = { editor: Editor; onClose: () => void };

const LinkForm = ({ editor, onClose }: FormProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(String(editor.getAttributes('link').href ?? ''));
  const [wrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The popover is in a portal, but React events would bubble to the form around the editor.
    event.stopPropagation();
    const href = normalizeLink(typed);
    if (href === undefined) return setWrong(true);
    onClose();
    setLink(editor, href);
  };
  return (
    <form onSubmit={save} noValidate>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          data-autofocus
          type="url"
          w={260}
          aria-label={t(richTextWords.linkLabel)}
          placeholder="https://"
          value={typed}
          error={wrong && t(richTextWords.linkWrong)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {t(richTextWords.linkSave)}
        </Button>
      </Group>
    </form>
  );
};

/** Sets a link of http, https or mailto on the selection, or inserts one. */
export const LinkControl = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const active = useEditorState({ editor, selector: () => editor.isActive('link') });
  return (
    <Popover position="top" opened={opened} onChange={setOpened} trapFocus returnFocus shadow="sm" withinPortal>
      <Popover.Target>
        <RichTextEditor.Control
          aria-label={t(richTextWords.link)}
          title={t(richTextWords.link)}
          aria-haspopup="dialog"
          active={active}
          onClick={() => setOpened(!opened)}
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label={t(richTextWords.link)}>
        <LinkForm editor={editor} onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
};
