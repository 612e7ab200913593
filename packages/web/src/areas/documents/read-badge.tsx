import { useTranslation } from '../../platform/i18n.ts';
import { StatusBadge } from '../../ui/page/status-badge.tsx';

type Props = {
  isRead: boolean;
  /** Somebody is to read it, so that it waits until they have. */
  isAsked?: boolean;
};

/** Whether somebody has marked the current revision. */
export const ReadBadge = ({ isRead, isAsked = true }: Props) => {
  const { t } = useTranslation();
  if (isRead) return <StatusBadge status="ok">{t('documents.read.yes')}</StatusBadge>;
  return <StatusBadge status={isAsked ? 'wait' : 'neutral'}>{t('documents.read.no')}</StatusBadge>;
};
