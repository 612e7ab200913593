import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import classes from '../form.module.css';
import { formWords } from '../form.words.ts';
import { type Kept, type LastKept, useLastKept } from './keeper.ts';

/** How it is kept, as there are words for it. */
const wordsFor = ({ as, withoutFiles }: LastKept) => {
  if (!withoutFiles || as === 'no-room') return as;
  return as === 'whole' ? 'without-files' : 'without-pictures-and-files';
};

/** Says quietly that what was typed is kept on this device, and since when; aloud, that there is no room for it. */
export const KeptNote = ({ kept }: { kept: Kept }) => {
  const { t } = useTranslation();
  const last = useLastKept(kept);
  const isLost = last?.as === 'no-room';
  return (
    <>
      <span className={classes.kept}>
        {last && !isLost && t(formWords.copy.kept[wordsFor(last)], { time: instantText(last.at).slice(-5) })}
      </span>
      <span role="status">{isLost && t(formWords.copy.kept['no-room'])}</span>
    </>
  );
};
