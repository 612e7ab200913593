import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './drop.module.css';
import { fileDropWords } from './file-drop.words.ts';

/** A finger can point at it: a phone or a tablet. */
const isTouched = (): boolean => navigator.maxTouchPoints > 0;

type Props = { disabled: boolean; onTake: (photos: readonly File[]) => void };

/** Opens the camera of a phone or tablet; a desk has none that points at what happened. */
export const CameraButton = ({ disabled, onTake }: Props) => {
  const { t } = useTranslation();
  if (!isTouched()) return null;
  return (
    <FileButton
      accept="image/*"
      capture="environment"
      disabled={disabled}
      onChange={(photo) => photo && onTake([photo])}
    >
      {({ onClick }) => (
        <Button
          className={classes.camera ?? ''}
          variant="default"
          fullWidth
          mt="xs"
          disabled={disabled}
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={onClick}
        >
          {t(fileDropWords.camera)}
        </Button>
      )}
    </FileButton>
  );
};
