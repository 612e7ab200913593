import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { badgeText } from '../../platform/pages.ts';
import { DeskContext } from './desk.ts';
import classes from './strip.module.css';
import { sumOf, type Told, type Urgency, urgencies } from './urgency.ts';

type TileProps = { urgency: Urgency | undefined; told: readonly Told[]; chosen: boolean; onChoose: () => void };

const Tile = ({ urgency, told, chosen, onChoose }: TileProps) => {
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
      <span>{t(`ui.waiting.${urgency ?? 'all'}`)}</span>{' '}
      <b>
        {badgeText(count)}
        {more && count <= 999 && '+'}
      </b>
    </button>
  );
};

/** How much waits and how soon, over all lists below, which one of the counts narrows. */
export const WaitingStrip = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const [told, setTold] = useState<ReadonlyMap<string, Told>>(new Map());
  const [chosen, setChosen] = useState<Urgency>();
  const tell = useCallback((name: string, next: Told | undefined) => {
    setTold((before) => {
      const after = new Map(before);
      if (next === undefined) after.delete(name);
      else after.set(name, next);
      return after;
    });
  }, []);
  const desk = useMemo(() => ({ chosen, tell }), [chosen, tell]);
  return (
    <DeskContext value={desk}>
      <fieldset className={classes.strip}>
        <legend className="visually-hidden">{t('ui.waiting.label')}</legend>
        {[undefined, ...urgencies].map((urgency) => (
          <Tile
            key={urgency ?? 'all'}
            urgency={urgency}
            told={[...told.values()]}
            chosen={chosen === urgency}
            onChoose={() => setChosen(urgency)}
          />
        ))}
      </fieldset>
      {children}
    </DeskContext>
  );
};
