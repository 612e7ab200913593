import { Button, FileButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCamera } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './drop.module.css';

const FINGERS = '(pointer: coarse)';

type Props = { disabled: boolean; onTake: (photos: readonly File[]) => void };

/** Opens the camera of a phone or tablet; a desk has none that points at what happened. */
export const CameraButton = ({ disabled, onTake }: Props) => {
  const { t } = useTranslation();
  const isTouched = useMediaQuery(FINGERS, window.matchMedia(FINGERS).matches);
  if (!isTouched) return null;
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
          {t('form.drop.camera')}
        </Button>
      )}
    </FileButton>
  );
};
