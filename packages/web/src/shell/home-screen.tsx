import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import type { HomeCards } from '../platform/area.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useViewedRecords } from '../platform/unsaved/viewed-records.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Panel } from '../ui/page/page-panel.tsx';
import { WaitingStrip } from '../ui/queue/waiting-strip.tsx';
import classes from './home.module.css';
import { shellWords } from './shell.words.ts';

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

const waitingOf = (cards: readonly HomeCards[]) => [
  ...cards.flatMap((each) => each.first ?? []),
  ...cards.flatMap((each) => each.waiting ?? []),
];

type Props = { cards: readonly HomeCards[] };

/** What the areas have for me today: their cards, in their order. */
export const HomeScreen = ({ cards: all }: Props) => {
  const { t } = useTranslation();
  // What stands first does not wait for what is below it.
  const cards = useDeferredValue(all, all.slice(0, 1));
  const waiting = waitingOf(cards);
  const main = [...waiting, ...cards.flatMap((each) => each.main ?? [])];
  const aside = cards.flatMap((each) => each.aside ?? []);
  return (
    <>
      <PageHeader title={t(shellWords.home.title)} />
      <WaitingStrip lists={waitingOf(all).map(({ name }) => name)}>
        <div className={classes.columns}>
          {main.length > 0 && (
            <div className={classes.main}>
              {main.map(({ name, Card }) => (
                <Card key={name} />
              ))}
            </div>
          )}
          <div className={classes.aside}>
            {aside.map(({ name, Card }) => (
              <Card key={name} />
            ))}
            <RecentRecords />
          </div>
        </div>
      </WaitingStrip>
    </>
  );
};
