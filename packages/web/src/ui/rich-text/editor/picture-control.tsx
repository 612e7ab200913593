import { FileButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { richTextWords } from '../rich-text.words.ts';
import { imageTypes } from './embed-picture.ts';

export const ImageControl = ({ onChoose }: { onChoose: (files: File[]) => void }) => {
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
