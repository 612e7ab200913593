import { useTranslation } from '../../../../platform/i18n.ts';
import { useKeptText } from '../../../../platform/unsaved/kept-text.ts';
import { KeptWords } from '../../../../ui/page/kept-words.tsx';
import { useMe } from '../../../identity/index.ts';
import type { ActionRef } from '../action.queries.ts';
import { actionWords } from '../action.words.ts';

/** Where what one types into the thread of an action is kept on this machine. */
export const useThreadText = ({ family, id, mid }: ActionRef) => {
  const { employee } = useMe();
  return useKeptText(`thread.${family}.${id}.${mid}.${employee.id}`);
};

/** What was typed into a thread that has ended. */
export const KeptText = ({ of }: { of: ActionRef }) => {
  const { t } = useTranslation();
  return <KeptWords label={t(actionWords.thread.box)} text={useThreadText(of).text} />;
};
