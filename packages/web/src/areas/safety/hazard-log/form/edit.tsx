import type { Hazard } from '@portal/contract/safety';
import { useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { useCopiedForm } from '../../cases/copied.ts';
import { RecordPage } from '../../cases/record-page.tsx';
import { HazardFields } from '../../hazard/fields.tsx';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { useHazardTexts } from '../../hazard/texts.ts';
import { hazardLogWords } from '../hazard-log.words.ts';
import { loggedHazardCalls } from './calls.ts';
import { HazardSourceFields } from './source.tsx';
import { formOfLogged, loggedHazardDefinition, standsAlone } from './values.ts';

/** The edit mode of a hazard of the log; comes late, with the words of forms. */
const LoggedHazardEdit = ({ record, onDone }: { record: Hazard; onDone: () => void }) => {
  const { t } = useTranslation();
  const [initial] = useState(() => formOfLogged(record));
  const saving = useCopiedForm(
    {
      definition: loggedHazardDefinition,
      calls: loggedHazardCalls,
      initial,
      record,
      done: () => t(hazardFieldsWords.changed),
      onSaved: onDone,
    },
    `hazard-${record.id}`,
  );
  return (
    <RecordPage
      saving={saving}
      title={t(hazardLogWords.change)}
      over={record.hazardNo}
      wordsOf={useHazardTexts()}
      onCancel={onDone}
    >
      <HazardFields form={saving.form}>
        {standsAlone(record) && <HazardSourceFields form={saving.form} isNew={false} />}
      </HazardFields>
    </RecordPage>
  );
};

export default LoggedHazardEdit;
