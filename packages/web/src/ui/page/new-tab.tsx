import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';

/** Says within a link, to those who do not see where it leads, that it opens a tab. */
export const NewTabNote = () => {
  const { t } = useTranslation();
  return <span className="visually-hidden">{` ${t(uiWords.newTab)}`}</span>;
};
