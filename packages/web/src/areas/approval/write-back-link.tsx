import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { BackLink } from './back-link.tsx';

const toDrafts = linkOptions({ to: '/approval/documents/$list', params: { list: 'draft' } });
const toStart = linkOptions({ to: '/approval' });

/** From a draft to the drafts, from a new document to where its kind was chosen. */
export const WriteBackLink = ({ isDraft }: { isDraft: boolean }) => {
  const { t } = useTranslation();
  return (
    <BackLink link={isDraft ? toDrafts : toStart}>
      {isDraft ? t('approval.view.back', { list: t('lists.title.draft') }) : t('lists.write')}
    </BackLink>
  );
};
