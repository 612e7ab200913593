import { useTranslation } from '../../platform/i18n.ts';
import { StatusBadge } from '../../ui/page/status-badge.tsx';
import { documentWords } from './document.words.ts';

type Props = {
  isRead: boolean;
  /** Somebody is to read it, so that it waits until they have. */
  isAsked?: boolean;
};

/** Whether somebody has marked the current revision. */
export const ReadBadge = ({ isRead, isAsked = true }: Props) => {
  const { t } = useTranslation();
  if (isRead) return <StatusBadge status="ok">{t(documentWords.read.yes)}</StatusBadge>;
  return <StatusBadge status={isAsked ? 'wait' : 'neutral'}>{t(documentWords.read.no)}</StatusBadge>;
};
