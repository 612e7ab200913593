import { IconSitemap, IconUser } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { referrerWords } from './referrer.words.ts';
import type { ReferrerRef } from './referrer-selection.ts';

/** Tells a department from a person. */
export const ReferrerIcon = ({ type, size = 14 }: Pick<ReferrerRef, 'type'> & { size?: number }) => {
  const { t } = useTranslation();
  const Icon = type === 'Department' ? IconSitemap : IconUser;
  return <Icon size={size} role="img" aria-label={t(referrerWords.type[type])} />;
};
