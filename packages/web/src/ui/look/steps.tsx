import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import classes from './steps.module.css';

export type Step = {
  key: string;
  label: string;
  /** Day and person of a completed step. */
  note?: string;
  /** Why it cannot be started. */
  blocked?: string;
};

type Props = {
  label: string;
  /** In order; those before the present one are completed. */
  steps: readonly Step[];
  now: string;
};

const placeOf = (place: number, now: number): 'done' | 'now' | 'later' => {
  if (place === now) return 'now';
  return place < now ? 'done' : 'later';
};

/** How far a record is: a row of steps; on a phone the present one, which opens the others. */
export const StatusBar = ({ label, steps, now }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const place = steps.findIndex(({ key }) => key === now);
  return (
    <div>
      <button
        type="button"
        className={classes.short}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {place + 1}/{steps.length} {steps[place]?.label}
      </button>
      <ol id={id} className={classes.steps} aria-label={label} data-open={open}>
        {steps.map((step, at) => {
          const state = placeOf(at, place);
          return (
            <li
              key={step.key}
              className={classes.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={classes.name}>
                {state === 'done' ? <IconCheck size={14} aria-label={t(uiWords.steps.done)} /> : <b>{at + 1}</b>}
                {step.label}
              </span>
              {step.note && <small className={classes.note}>{step.note}</small>}
              {step.blocked && <small className={classes.note}>{step.blocked}</small>}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
