import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText } from '../../platform/pages.ts';
import { uiWords } from '../ui.words.ts';
import { type Desk, DeskContext } from './desk.ts';
import classes from './strip.module.css';
import { sumOf, type Told, type Urgency, urgencies } from './urgency.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The count that narrows what waits, so that whoever comes back finds it so. */
    urgency?: Urgency | undefined;
  }
}

/** The count that was chosen, which stays with the entry of the history. */
const useChosen = () => {
  const navigate = useNavigate();
  const chosen = useRouterState({ select: ({ location }) => location.state.urgency });
  const choose = (urgency: Urgency | undefined) =>
    void navigate({ to: '.', state: (now) => ({ ...now, urgency }), replace: true, resetScroll: false });
  return { chosen, choose };
};

type TileProps = {
  urgency: Urgency | undefined;
  told: readonly Told[];
  /** What some of the lists hold is not known. */
  isPart: boolean;
  chosen: boolean;
  onChoose: () => void;
};

const Tile = ({ urgency, told, isPart, chosen, onChoose }: TileProps) => {
  const { t } = useTranslation();
  const { count, more } = sumOf(told, urgency);
  return (
    <button
      type="button"
      className={classes.tile}
      data-urgency={urgency}
      data-some={count > 0}
      aria-pressed={chosen}
      disabled={count === 0 && !chosen}
      onClick={onChoose}
    >
      <span>{t(uiWords.waiting[urgency ?? 'all'])}</span>{' '}
      <b>
        {isPart ? '–' : badgeText(count)}
        {!isPart && more && count <= 999 && '+'}
      </b>
    </button>
  );
};

type Props = {
  /** The names of the lists that are to stand below. */
  lists: readonly string[];
  children: ReactNode;
};

/** How much waits and how soon, over all lists below, which one of the counts narrows; a number only once all of them are there. */
export const WaitingStrip = ({ lists, children }: Props) => {
  const { t } = useTranslation();
  const [known, setKnown] = useState<ReadonlyMap<string, Told | 'absent' | 'lost'>>(new Map());
  const { chosen, choose } = useChosen();
  const tell = useCallback<Desk['tell']>((name, next) => {
    setKnown((before) => {
      const after = new Map(before);
      if (next === undefined) after.delete(name);
      else after.set(name, next);
      return after;
    });
  }, []);
  const desk = useMemo(() => ({ chosen, tell }), [chosen, tell]);
  const told = [...known.values()].filter((list) => typeof list === 'object');
  const comes = lists.some((name) => !known.has(name));
  const isPart = comes || lists.some((name) => known.get(name) === 'lost');
  return (
    <DeskContext value={desk}>
      <fieldset className={classes.strip} aria-busy={comes}>
        <legend className="visually-hidden">{t(uiWords.waiting.label)}</legend>
        {[undefined, ...urgencies].map((urgency) => (
          <Tile
            key={urgency ?? 'all'}
            urgency={urgency}
            told={told}
            isPart={isPart}
            chosen={chosen === urgency}
            onChoose={() => choose(urgency)}
          />
        ))}
      </fieldset>
      {children}
    </DeskContext>
  );
};
