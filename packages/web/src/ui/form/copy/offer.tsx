import { Alert, Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import type { LocalCopy } from './local.ts';

type Props = { copy: { offered: LocalCopy<unknown> | undefined; take: () => void; drop: () => void } };

/** Offers what was typed before a crash or a closed tab. */
export const CopyOffer = ({ copy: { offered, take, drop } }: Props) => {
  const { t } = useTranslation();
  if (offered === undefined) return null;
  return (
    <Alert color="brand" role="status" mb="md" icon={<IconHistory aria-hidden />} title={t('form.copy.title')}>
      <Text mb="xs">
        {t('form.copy.message', { at: instantText(offered.savedAt) })}
        {offered.withoutPictures && ` ${t('form.copy.withoutPictures')}`}
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={take}>
          {t('form.copy.take')}
        </Button>
        <Button variant="subtle" color="gray" onClick={drop}>
          {t('form.copy.drop')}
        </Button>
      </Group>
    </Alert>
  );
};
