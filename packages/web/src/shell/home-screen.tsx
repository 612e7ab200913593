import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import type { HomeCards } from '../platform/area.ts';
import { useTranslation } from '../platform/i18n.ts';
import { useViewedRecords } from '../platform/unsaved/viewed-records.ts';
import { PageHeader } from '../ui/page/page-header.tsx';
import { Panel } from '../ui/page/page-panel.tsx';
import { WaitingList } from '../ui/queue/waiting-list.tsx';
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

type Props = { cards: readonly HomeCards[] };

const namesOf = (cards: readonly { name: string }[]): string[] => cards.map(({ name }) => name);

/** The home page: what waits in all areas by urgency, then the cards of the areas in their order. */
export const HomeScreen = ({ cards: all }: Props) => {
  const { t } = useTranslation();
  // The first card is rendered without waiting for those below.
  const cards = useDeferredValue(all, all.slice(0, 1));
  const first = cards.flatMap((each) => each.first ?? []);
  const waiting = cards.flatMap((each) => each.waiting ?? []);
  const below = cards.flatMap((each) => each.below ?? []);
  const main = cards.flatMap((each) => each.main ?? []);
  const aside = cards.flatMap((each) => each.aside ?? []);
  return (
    <>
      <PageHeader wide title={t(shellWords.home.title)} />
      <WaitingStrip
        lists={namesOf(all.flatMap((each) => [each.first ?? [], each.waiting ?? [], each.below ?? []].flat()))}
      >
        <div className={classes.columns}>
          <div className={classes.main}>
            {first.map(({ name, Card }) => (
              <Card key={name} />
            ))}
            {waiting.length > 0 && (
              <WaitingList lists={namesOf(all.flatMap((each) => each.waiting ?? []))}>
                {waiting.map(({ name, Card }) => (
                  <Card key={name} />
                ))}
              </WaitingList>
            )}
            {[...below, ...main].map(({ name, Card }) => (
              <Card key={name} />
            ))}
          </div>
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
