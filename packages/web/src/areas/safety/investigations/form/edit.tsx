import type { Investigation } from '@portal/contract/safety';
import { now } from '../../../../platform/device/clock.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { RecordPage } from '../../cases/record-page.tsx';
import { investigationWords } from '../investigation.words.ts';
import { InvestigationFields } from './fields.tsx';
import { useInvestigationForm } from './saving.ts';
import { useInvestigationTexts } from './texts.ts';
import { newInvestigation } from './values.ts';

/** The edit mode of an investigation, in place of its page; comes late, with the words of forms. */
const InvestigationEdit = ({ record, onDone }: { record: Investigation; onDone: () => void }) => {
  const { t } = useTranslation();
  const saving = useInvestigationForm({
    record,
    initial: () => newInvestigation({}, now()),
    what: `investigation-${record.id}`,
    onSaved: onDone,
  });
  return (
    <RecordPage
      saving={saving}
      title={t(investigationWords.change)}
      over={record.investigationNo}
      wordsOf={useInvestigationTexts()}
      onCancel={onDone}
    >
      <InvestigationFields form={saving.form} record={record} />
    </RecordPage>
  );
};

export default InvestigationEdit;
