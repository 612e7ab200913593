import type { Investigation } from '@portal/contract/safety';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { written } from '../../cases/kept/left.ts';
import { useWrites } from '../../cases/kept/writes.ts';
import { TextFact } from '../../cases/texts.tsx';
import { wayText } from '../../hazard/fields.tsx';
import { pathOf } from '../../hazard/form.ts';
import { useRootCauses } from '../../report/trees.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import RootCauseEditing from './editing.tsx';

const Reading = ({ rootCause }: Pick<Investigation, 'rootCause'>) => {
  const { t } = useTranslation();
  const nodes = useRootCauses();
  if (rootCause === null) return <EmptyState message={t(investigationPartsWords.rootCause.none)} />;
  return <TextFact label={wayText(nodes, pathOf(rootCause))} text={rootCause.description ?? ''} />;
};

/** Why it happened, for those who may say it and for those who may read it. */
export const RootCausePart = ({ investigation }: { investigation: Investigation }) => {
  const { id, rootCause, can } = investigation;
  const what = written.rootCause(id);
  const { writes, refusal } = useWrites(can.rootCause, what);
  const [begun, setBegun] = useState(0);
  const beginAnew = useCallback(() => setBegun((times) => times + 1), []);
  const reading = <Reading rootCause={rootCause} />;
  if (!writes) return reading;
  return (
    <RootCauseEditing
      key={begun}
      id={id}
      what={what}
      kept={rootCause === null ? undefined : { ...rootCause, id }}
      refusal={refusal}
      reading={reading}
      onGone={beginAnew}
    />
  );
};
