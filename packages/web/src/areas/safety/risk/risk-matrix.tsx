import {
  type Probability,
  probabilities,
  riskClass,
  riskLevel,
  riskWords,
  type Severity,
  severities,
} from '@portal/contract/safety';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { statusColors } from '../../../ui/look/theme.ts';
import { riskAssessmentWords } from './risk-assessment.words.ts';
import { riskColour } from './risk-badge.tsx';
import classes from './risk-matrix.module.css';

export type Choice = { severity?: Severity | undefined; probability?: Probability | undefined };

type Props = { chosen: Choice; onChoose: (choice: Choice) => void };

const Severities = ({ chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.severities}>
      <legend className="visually-hidden">{t(riskAssessmentWords.severityLabel)}</legend>
      {severities.map((severity) => (
        <label key={severity} className={classes.head}>
          <input
            type="radio"
            name="severity"
            className="visually-hidden"
            // Where choosing begins.
            data-autofocus={severity === (chosen.severity ?? 'A') || undefined}
            checked={chosen.severity === severity}
            onChange={() => onChoose({ ...chosen, severity })}
          />
          <b>{severity}</b>
          <span>{t(riskWords.severity[severity])}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** The probability is enabled once the severity is chosen (rules/safety.md#risk-levels). */
const Probabilities = ({ chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.probabilities}>
      <legend className="visually-hidden">{t(riskAssessmentWords.probabilityLabel)}</legend>
      {probabilities.map((probability) => (
        <label key={probability} className={classes.head}>
          <input
            type="radio"
            name="probability"
            className="visually-hidden"
            disabled={chosen.severity === undefined}
            checked={chosen.probability === probability}
            onChange={() => onChoose({ ...chosen, probability })}
          />
          <b>{probability}</b>
          <span>{t(riskWords.probability[probability])}</span>
        </label>
      ))}
    </fieldset>
  );
};

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (place: number): number => Math.min(Math.max(place, 0), probabilities.length - 1);

/** The 25 cells; arrow keys go from one to the next, and one of them is reached by Tab. */
const Cells = ({ chosen, onChoose }: Props) => {
  const { t } = useTranslation();
  const grid = useRef<HTMLFieldSetElement>(null);
  const move = (event: KeyboardEvent, row: number, column: number): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = `[data-cell="${within(row + step[0])}-${within(column + step[1])}"]`;
    grid.current?.querySelector<HTMLElement>(next)?.focus();
  };
  const stopRow = probabilities.indexOf(chosen.probability ?? 5);
  const stopColumn = severities.indexOf(chosen.severity ?? 'A');
  return (
    <fieldset ref={grid} className={classes.cells}>
      <legend className="visually-hidden">{t(riskAssessmentWords.matrix)}</legend>
      {probabilities.map((probability, row) => (
        <div key={probability} className={classes.cellRow}>
          {severities.map((severity, column) => {
            const level = riskLevel(probability, severity);
            const name = riskClass(level);
            const { ink, soft, line } = statusColors(riskColour[name]);
            const isChosen = chosen.severity === severity && chosen.probability === probability;
            return (
              <button
                key={severity}
                type="button"
                data-cell={`${row}-${column}`}
                data-risk={name}
                data-aligned={chosen.severity === severity || chosen.probability === probability}
                className={classes.cell}
                style={{ color: ink, background: soft, borderColor: line }}
                aria-pressed={isChosen}
                aria-label={t(riskAssessmentWords.cell, { level, name: t(riskWords.class[name]) })}
                tabIndex={row === stopRow && column === stopColumn ? 0 : -1}
                onKeyDown={(event) => move(event, row, column)}
                onClick={() => onChoose({ severity, probability })}
              >
                {level}
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
};

/** Chooses a level of risk: severity, then probability, or directly its cell. */
export const RiskMatrix = (props: Props) => (
  <div className={classes.matrix}>
    <Severities {...props} />
    <Probabilities {...props} />
    <Cells {...props} />
  </div>
);
