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

/** The records opened last on this device; nothing if there are none. */
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

/** The home page: the cards of all areas, in their order. */
export const HomeScreen = ({ cards: all }: Props) => {
  const { t } = useTranslation();
  // The first card is rendered without waiting for those below.
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
