import { type Investigation, isMitigationLocked, isPostProcessLocked } from '@portal/contract/safety';
import { bringWords, useTranslation } from '../../../../platform/i18n.ts';
import { bringForm } from '../../../../ui/form/bring.ts';
import { late } from '../../../../ui/late/part.tsx';
import type { Tab } from '../../../../ui/tabs/by-hash.tsx';
import { safetyActionsWords } from '../../actions/words/index.ts';
import { safetyMineWords } from '../../my-actions/words/index.ts';
import { Outline } from './outline.tsx';

const FactualTab = late(async () => {
  const [tab] = await Promise.all([import('../factual/tab.tsx'), bringForm()]);
  return tab;
});

const RiskTab = late(async () => {
  const [tab] = await Promise.all([import('./risk.tsx'), bringForm()]);
  return tab;
});

const PostProcessTab = late(async () => {
  const [tab] = await Promise.all([import('../post-process/tab.tsx'), bringForm()]);
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

/** Whether all of it is read: who acts in it or is informed of an action is told nothing of what may be done. */
export const isReadWhole = ({ can }: Investigation): boolean => can.rootCause !== undefined;

/** The tabs of an investigation (spec 4, Investigation detail). */
export const useInvestigationTabs = (investigation: Investigation): Tab[] => {
  const { t } = useTranslation();
  const { status, can } = investigation;
  const isWhole = isReadWhole(investigation);
  const label = (key: 'outline' | 'factualInformation' | 'riskAnalysis' | 'postProcess' | 'mitigation') => ({
    key,
    label: t(`safetyInvestigation.tab.${key}`),
  });
  const lock = (key: 'postProcess' | 'mitigation', isLocked: boolean) =>
    isLocked ? t(`safetyInvestigation.locked.${key}`) : undefined;
  const mitigation: Tab = {
    ...label('mitigation'),
    content: <MitigationTab investigation={investigation} />,
    locked: lock('mitigation', isMitigationLocked('investigation', status)),
  };
  const outline: Tab = {
    ...label('outline'),
    content: <Outline investigation={investigation} isWhole={isWhole} />,
    stays: can.rootCause === true,
  };
  if (!isWhole) return [outline, mitigation];
  return [
    outline,
    {
      ...label('factualInformation'),
      content: <FactualTab investigation={investigation} />,
      stays: can.fact === true,
    },
    {
      ...label('riskAnalysis'),
      content: <RiskTab investigation={investigation} />,
      stays: can.hazard === true,
    },
    {
      ...label('postProcess'),
      content: <PostProcessTab investigation={investigation} />,
      stays: can.postProcess === true,
      locked: lock('postProcess', isPostProcessLocked(status)),
    },
    mitigation,
  ];
};
