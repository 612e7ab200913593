import { type Investigation, isMitigationLocked, isPostProcessLocked } from '@portal/contract/safety';
import { bringWords, useTranslation } from '../../../../platform/i18n.ts';
import { bringForm } from '../../../../ui/form/bring.ts';
import { late } from '../../../../ui/late/part.tsx';
import type { Tab } from '../../../../ui/tabs/by-hash.tsx';
import { safetyActionsWords } from '../../actions/words/index.ts';
import { bringCaseForm } from '../../cases/kept/bring.ts';
import { written } from '../../cases/kept/left.ts';
import { useWritten, Watched } from '../../cases/kept/written.tsx';
import { safetyMineWords } from '../../my-actions/words/index.ts';
import { Outline } from './outline.tsx';

const FactualTab = late(async () => {
  const [tab] = await Promise.all([import('../factual/tab.tsx'), bringCaseForm()]);
  return tab;
});

const RiskTab = late(async () => {
  const [tab] = await Promise.all([import('./risk.tsx'), bringCaseForm()]);
  return tab;
});

const PostProcessTab = late(async () => {
  const [tab] = await Promise.all([import('../post-process/tab.tsx'), bringCaseForm(), bringWords(safetyActionsWords)]);
  return tab;
});

const MitigationTab = late(async () => {
  const [tab] = await Promise.all([
    import('./mitigation.tsx'),
    bringForm(),
    bringWords(safetyActionsWords, safetyMineWords),
  ]);
  return tab;
});

/**
 * The tabs of an investigation (spec 4, Investigation detail). Whoever writes in one keeps what was typed there by
 * their role alone: it is not to go when somebody closes the investigation meanwhile.
 */
export const useInvestigationTabs = (investigation: Investigation): Tab[] => {
  const { t } = useTranslation();
  const { id, status, can, hasCancelledActions } = investigation;
  const { isWritten, onWritten } = useWritten({ postProcess: written.postProcess(id) });
  const label = (key: 'outline' | 'factualInformation' | 'riskAnalysis' | 'postProcess' | 'mitigation') => ({
    key,
    label: t(`safetyInvestigation.tab.${key}`),
  });
  const lock = (key: 'postProcess' | 'mitigation', isLocked: boolean) =>
    isLocked ? t(`safetyInvestigation.locked.${key}`) : undefined;
  return [
    {
      ...label('outline'),
      content: <Outline investigation={investigation} />,
      stays: can.rootCause !== undefined,
    },
    {
      ...label('factualInformation'),
      content: <FactualTab investigation={investigation} />,
      stays: can.fact !== undefined,
    },
    {
      ...label('riskAnalysis'),
      content: <RiskTab investigation={investigation} />,
      stays: can.hazard !== undefined,
    },
    {
      ...label('postProcess'),
      content: (
        <Watched tab="postProcess" onWritten={onWritten}>
          <PostProcessTab investigation={investigation} />
        </Watched>
      ),
      stays: can.postProcess !== undefined,
      locked: lock('postProcess', isPostProcessLocked(status) && !isWritten('postProcess')),
    },
    {
      ...label('mitigation'),
      content: <MitigationTab investigation={investigation} />,
      locked: lock('mitigation', isMitigationLocked('investigation', status) && !hasCancelledActions),
    },
  ];
};
