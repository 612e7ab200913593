import { Alert } from '@mantine/core';
import type { Investigation } from '@portal/contract/safety';
import { IconArrowBackUp, IconHourglass } from '@tabler/icons-react';
import { instantText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { fullName } from '../../../../ui/person/words.ts';
import { postProcessFiles } from '../../cases/evidence/calls.ts';
import { EvidenceFiles } from '../../cases/evidence/files.tsx';
import { written } from '../../cases/kept/left.ts';
import { useWrites } from '../../cases/kept/writes.ts';
import { TextFact } from '../../cases/texts.tsx';
import { riskAssessmentWords } from '../../risk/risk-assessment.words.ts';
import { reportViewWords } from '../../view/report-view.words.ts';
import { Section } from '../../view/section.tsx';
import paper from '../../view/styles.module.css';
import { investigationWords } from '../investigation.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { Decision } from './decision.tsx';
import { PostProcessEditing } from './editing.tsx';
import { Plan } from './plan-list.tsx';
import classes from './styles.module.css';

type Props = { investigation: Investigation };

/** How far it is: it waits, or was given back and why. */
const State = ({ investigation: { postProcess } }: Props) => {
  const { t } = useTranslation();
  if (!postProcess || postProcess.state === 'Approved') return null;
  const { state, savedBy, savedDate, reason } = postProcess;
  const isReturned = state === 'Returned';
  return (
    <Alert
      role="status"
      color={isReturned ? 'red' : 'brand'}
      icon={isReturned ? <IconArrowBackUp aria-hidden /> : <IconHourglass aria-hidden />}
      title={t(investigationPartsWords.postProcess.state[state])}
    >
      {isReturned ? (
        <p className={classes.reason}>{reason}</p>
      ) : (
        t(riskAssessmentWords.savedBy, { name: fullName(savedBy), at: instantText(savedDate) })
      )}
    </Alert>
  );
};

const Reading = ({ investigation: { conclusion, appendix, mitigations } }: Props) => {
  const { t } = useTranslation();
  if (conclusion === null) return <EmptyState message={t(investigationPartsWords.postProcess.none)} />;
  return (
    <>
      <TextFact label={t(investigationPartsWords.postProcess.field.conclusion)} text={conclusion} />
      <TextFact label={t(investigationPartsWords.postProcess.field.appendix)} text={appendix ?? ''} />
      <Plan planned={mitigations} />
    </>
  );
};

/** What was concluded and who is to act on it, with its evidence; saved, it waits for the safety office. */
const PostProcessTab = ({ investigation }: Props) => {
  const { t } = useTranslation();
  const { id, can, postProcess } = investigation;
  const changes = can.postProcess === true;
  const what = written.postProcess(id);
  const { writes, refusal } = useWrites(can.postProcess, what);
  const reading = <Reading investigation={investigation} />;
  return (
    <div className={paper.paper}>
      <State investigation={investigation} />
      <Section heading={t(investigationWords.tab.postProcess)}>
        {writes ? <PostProcessEditing {...{ investigation, what, refusal, reading }} /> : reading}
      </Section>
      {postProcess && (
        <Section heading={t(investigationPartsWords.evidence.label)}>
          {postProcess.attachedFiles.length === 0 && !changes && <p>{t(reportViewWords.noFiles)}</p>}
          <EvidenceFiles files={postProcess.attachedFiles} calls={postProcessFiles(id)} changes={changes} />
        </Section>
      )}
      {(can.approve !== undefined || can.return !== undefined) && <Decision investigation={investigation} />}
    </div>
  );
};

export default PostProcessTab;
