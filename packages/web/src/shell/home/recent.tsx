import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useViewedRecords } from '../../platform/unsaved/viewed.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { shellWords } from '../shell.words.ts';
import classes from './styles.module.css';

/** What I opened last on this device; nothing for one who opened nothing. */
const RecentRecords = () => {
  const { t } = useTranslation();
  const records = useViewedRecords();
  if (records.length === 0) return null;
  return (
    <Panel id="home-viewed" heading={t(shellWords.home.recent)}>
      <ul className={classes.viewed}>
        {records.map(({ href, label, note }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
            <small>{note}</small>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t(shellWords.home.recentHint)}</p>
    </Panel>
  );
};

export default RecentRecords;
