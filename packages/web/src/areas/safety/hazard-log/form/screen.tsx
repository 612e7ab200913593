import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../../platform/i18n.ts';
import { problemMessage } from '../../../../platform/sentences.ts';
import { useWayOut } from '../../../../ui/form/leave/way-out.ts';
import { useAnswer } from '../../../../ui/form/state.ts';
import { BackLink } from '../../../../ui/page/back-link.tsx';
import { useCopiedForm } from '../../cases/copied.ts';
import { RecordPage } from '../../cases/record-page.tsx';
import { HazardFields } from '../../hazard/fields.tsx';
import { newHazardForm } from '../../hazard/form.ts';
import { hazardFieldsWords } from '../../hazard/hazard-fields.words.ts';
import { useHazardTexts } from '../../hazard/texts.ts';
import { hazardLogWords } from '../hazard-log.words.ts';
import { loggedHazardCalls } from './calls.ts';
import { HazardSourceFields } from './source.tsx';
import { isReady, newHazardDefinition } from './values.ts';

const toList = linkOptions({ to: '/esms/hazard' });

/** Registering a hazard by itself, or that of a report. */
export const NewHazardScreen = () => {
  const { t } = useTranslation();
  const go = useWayOut();
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
