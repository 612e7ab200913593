import { Textarea } from '@mantine/core';
import { useTranslation } from '../../../../platform/i18n.ts';
import { useKeptText } from '../../../../platform/unsaved/kept-text.ts';
import { useMe } from '../../../identity/index.ts';
import type { ActionRef } from '../api.ts';
import classes from './styles.module.css';

/** Where what one types into the thread of an action is kept on this machine. */
export const useThreadText = ({ family, id, mid }: ActionRef) => {
  const { employee } = useMe();
  return useKeptText(`thread.${family}.${id}.${mid}.${employee.id}`);
};

/** The box after the end: what was typed and not sent stands there still, and nothing can be sent any more. */
export const KeptWords = ({ of }: { of: ActionRef }) => {
  const { t } = useTranslation();
  const { text } = useThreadText(of);
  return (
    <Textarea
      classNames={{ input: classes.kept ?? '' }}
      aria-label={t('safetyActions.thread.box')}
      autosize
      minRows={1}
      maxRows={5}
      disabled
      value={text}
    />
  );
};
