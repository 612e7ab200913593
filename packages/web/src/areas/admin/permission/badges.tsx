import type { Grant } from '@portal/contract/identity';
import { useTranslation } from '../../../platform/i18n.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { permissionWords } from './permission.words.ts';
import classes from './styles.module.css';
import { grantWord } from './words.ts';

/** What somebody was granted, a badge each. */
export const PermissionBadges = ({ grants }: { grants: readonly Grant[] }) => {
  const { t } = useTranslation();
  if (grants.length === 0) return <span className={classes.nothing}>{t(permissionWords.nothing)}</span>;
  return (
    <span className={classes.badges}>
      {grants.map((grant) => (
        <StatusBadge key={`${grant.menu} ${grant.level}`} status="info">
          {grantWord(grant)}
        </StatusBadge>
      ))}
    </span>
  );
};
