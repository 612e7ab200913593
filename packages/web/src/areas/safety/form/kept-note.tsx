import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Kept, useKeptAt } from '../../../ui/form/copy/keeper.ts';

/** Says that what was typed is kept on this device, and since when. */
export const KeptNote = ({ kept }: { kept: Kept }) => {
  const { t } = useTranslation();
  const at = useKeptAt(kept);
  return <span>{at !== undefined && t('safetyForm.keptAt', { time: instantText(at).slice(-5) })}</span>;
};
