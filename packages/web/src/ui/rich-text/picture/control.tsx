import { FileButton } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { imageTypes } from './embed.ts';

export const ImageControl = ({ onChoose }: { onChoose: (files: File[]) => void }) => {
  const { t } = useTranslation();
  return (
    <FileButton accept={imageTypes.join(',')} multiple onChange={onChoose}>
      {({ onClick }) => (
        <RichTextEditor.Control aria-label={t('form.editor.image')} title={t('form.editor.image')} onClick={onClick}>
          <IconPhoto size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      )}
    </FileButton>
  );
};
