import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import type { WriteSource } from './source.ts';

type Props = { source: WriteSource };

/** The earlier document that this one began from. */
export const WriteSourceNote = ({ source: { how, id, docNo, hadFiles } }: Props) => {
  const { t } = useTranslation();
  return (
    <Alert color="brand" mb="md" icon={<IconInfoCircle aria-hidden />}>
      {t(`approval.recent.from.${how}`, { docNo: docNo ?? '-' })} {hadFiles && `${t('approval.recent.withoutFiles')} `}
      <TextLink
        to="/approval/documents/view/$id"
        params={{ id: String(id) }}
        target="_blank"
        inherit
        underline="always"
      >
        {t('approval.recent.show')}
        <span className="visually-hidden"> {t('approval.attach.newTab')}</span>
      </TextLink>
    </Alert>
  );
};
