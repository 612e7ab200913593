import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { instantText } from '../../../../platform/formats.ts';
import type { FormState } from '../form-state.ts';

/** Offers what was typed before a crash or a closed tab. */
export const WriteCopyOffer = ({ state }: { state: FormState }) => {
  const { t } = useTranslation();
  const { offered: copy } = state;
  if (copy === undefined) return null;
  return (
    <Alert color="brand" role="status" mb="md" icon={<IconHistory aria-hidden />} title={t('approval.copy.title')}>
      <Text mb="xs">
        {t('approval.copy.message', { at: instantText(copy.savedAt) })}
        {copy.withoutPictures && ` ${t('approval.copy.withoutPictures')}`}
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={state.takeOffered}>
          {t('approval.copy.take')}
        </Button>
        <Button variant="subtle" color="gray" onClick={state.dropOffered}>
          {t('approval.copy.drop')}
        </Button>
      </Group>
    </Alert>
  );
};
