import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';

/** Tells screen reader users within a link that it opens a new tab. */
export const NewTabNote = () => {
  const { t } = useTranslation();
  return <span className="visually-hidden">{` ${t(uiWords.newTab)}`}</span>;
};
