import { linkOptions } from '@tanstack/react-router';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useAnswer } from '../../../ui/form/form-state.ts';
import { useNavigateUnguarded } from '../../../ui/form/unsaved-guard.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { useCopiedForm } from '../case/case-form.ts';
import { RecordPage } from '../case/case-record-page.tsx';
import { HazardFields, useHazardTexts } from '../hazard/hazard-fields.tsx';
import { hazardFieldsWords } from '../hazard/hazard-fields.words.ts';
import { newHazardForm } from '../hazard/hazard-form.ts';
import { hazardLogWords } from './hazard-log.words.ts';
import { isReady, loggedHazardCalls, newHazardDefinition } from './hazard-log-form.ts';
import { HazardSourceFields } from './hazard-log-source-fields.tsx';

const toList = linkOptions({ to: '/esms/hazard' });

/** Registering a hazard by itself, or that of a report. */
export const NewHazardScreen = () => {
  const { t } = useTranslation();
  const go = useNavigateUnguarded();
  const saving = useCopiedForm(
    {
      definition: newHazardDefinition,
      calls: loggedHazardCalls,
      initial: newHazardForm,
      record: undefined,
      ownRefusal: (code) =>
        code === 'report-linked' ? { path: 'report', message: problemMessage('report-linked') } : undefined,
      done: () => t(hazardFieldsWords.created),
      onSaved: ({ id }) => go({ to: '/esms/hazard/view/$id', params: { id: String(id) }, replace: true }),
    },
    'hazard-new',
  );
  return (
    <>
      <BackLink link={toList}>{t(hazardLogWords.back)}</BackLink>
      <RecordPage
        saving={saving}
        title={t(hazardLogWords.list.make)}
        wordsOf={useHazardTexts()}
        ready={useAnswer(saving.form, isReady)}
        onCancel={() => void go(toList)}
      >
        <HazardFields form={saving.form}>
          <HazardSourceFields form={saving.form} isNew />
        </HazardFields>
      </RecordPage>
    </>
  );
};
