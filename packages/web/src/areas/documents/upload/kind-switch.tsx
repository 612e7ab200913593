import type { DocType, Drive } from '@portal/contract/documents';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { Segments } from '../../../ui/form/input/segments.tsx';
import { documentWords } from '../document.words.ts';
import classes from './styles.module.css';
import { offeredTypes } from './way.ts';

/** A manual's document or a plain one, where the reader may bring both. */
export const KindSwitch = ({ drive, docType }: { drive: Drive; docType: DocType }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const offered = offeredTypes(drive);
  if (offered.length < 2) return null;
  return (
    <div className={classes.kind}>
      <Segments
        id="upload-kind"
        label={t(documentWords.field.docType)}
        options={offered.map((value) => ({ value, label: t(documentWords.docType[value]) }))}
        value={docType}
        onChange={(value) => void navigate({ to: '.', search: { docType: value }, replace: true })}
      />
    </div>
  );
};
