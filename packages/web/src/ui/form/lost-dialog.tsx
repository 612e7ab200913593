import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { AlertDialog } from '../dialog/alert.tsx';
import { formWords } from './form.words.ts';

/** Tells once why what one writes in can be read no more, and that what is written stays to be copied. */
const LostDialog = ({ reason }: { reason: string }) => {
  const { t } = useTranslation();
  const [isTold, setTold] = useState(false);
  if (isTold) return null;
  return (
    <AlertDialog
      title={t(formWords.lost.title)}
      message={`${reason} ${t(formWords.lost.stays)}`}
      onClose={() => setTold(true)}
    />
  );
};

export default LostDialog;
