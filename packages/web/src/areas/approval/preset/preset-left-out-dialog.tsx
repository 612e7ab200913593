import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { presetWords } from './preset.words.ts';

type Props = { message: string; onClose: () => void };

/** Tells who of what was taken up did not come along. */
export const LeftOutDialog = (props: Props) => {
  const { t } = useTranslation();
  return <AlertDialog title={t(presetWords.leftOutTitle)} {...props} />;
};
