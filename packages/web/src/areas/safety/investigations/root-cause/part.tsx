import type { Investigation } from '@portal/contract/safety';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { bringForm } from '../../../../ui/form/bring.ts';
import { late } from '../../../../ui/late/part.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { TextFact } from '../../cases/texts.tsx';
import { wayText } from '../../hazard/fields.tsx';
import { pathOf } from '../../hazard/form.ts';
import { useRootCauses } from '../../report/trees.ts';

const RootCauseEditing = late(async () => {
  const [editing] = await Promise.all([import('./editing.tsx'), bringForm()]);
  return editing;
});

/** Why it happened, for those who may say it and for those who may read it. */
export const RootCausePart = ({ investigation }: { investigation: Investigation }) => {
  const { t } = useTranslation();
  const nodes = useRootCauses();
  const { id, rootCause, can } = investigation;
  const [begun, setBegun] = useState(0);
  const beginAnew = useCallback(() => setBegun((times) => times + 1), []);
  if (can.rootCause === true)
    return (
      <RootCauseEditing
        key={begun}
        id={id}
        kept={rootCause === null ? undefined : { ...rootCause, id }}
        onGone={beginAnew}
      />
    );
  if (rootCause === null) return <EmptyState message={t('safetyInvestigation.rootCause.none')} />;
  return <TextFact label={wayText(nodes, pathOf(rootCause))} text={rootCause.description ?? ''} />;
};
