import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { unreadMailQuery } from '../../areas/identity/index.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { shellWords } from '../shell.words.ts';
import classes from './styles.module.css';

/** Nothing at all while the mail server does not answer: it is not what one came for. */
export const UnreadMail = () => {
  const { t } = useTranslation();
  const { data: count } = useQuery(unreadMailQuery);
  if (count === undefined) return null;
  const label = t(shellWords.unreadMail, { count });
  return (
    <span className={classes.mail} role="img" aria-label={label} title={label}>
      <IconMail size={18} aria-hidden />
      {count}
    </span>
  );
};
