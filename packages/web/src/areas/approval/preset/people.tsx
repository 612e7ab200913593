import type { NamedLine } from '@portal/contract/approval';
import { useTranslation } from '../../../platform/i18n.ts';
import { LineSteps } from '../line/steps.tsx';
import { referrerText } from '../referrer/words.ts';
import { presetWords } from './preset.words.ts';
import classes from './styles.module.css';
import { leftOutWords } from './take.ts';

/** Who stands on a named line, and who did. */
export const PresetPeople = ({ line }: { line: NamedLine }) => {
  const { t } = useTranslation();
  const { lines, referrers } = line;
  const left = leftOutWords(line);
  return (
    <>
      {lines.length > 0 && <LineSteps lines={lines} />}
      {referrers.length > 0 && (
        <p className={classes.note}>{t(presetWords.referrers, { names: referrers.map(referrerText).join(', ') })}</p>
      )}
      {left !== undefined && <p className={classes.left}>{left}</p>}
    </>
  );
};
