import { useDeferredValue } from 'react';
import type { HomeCards } from '../../platform/area.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { PageHeader } from '../../ui/page/header.tsx';
import { WaitingStrip } from '../../ui/waiting/strip.tsx';
import { shellWords } from '../shell.words.ts';
import RecentRecords from './recent.tsx';
import classes from './styles.module.css';

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
