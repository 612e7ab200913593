import type { Investigation } from '@portal/contract/safety';
import { useState } from 'react';
import { translate } from '../../../../platform/i18n.ts';
import { problemMessage } from '../../../../platform/sentences.ts';
import { useCopiedForm } from '../../cases/copied.ts';
import { investigationWords } from '../investigation.words.ts';
import { investigationCalls } from './calls.ts';
import { investigationDefinition } from './definition.ts';
import { formOf, type InvestigationForm } from './values.ts';

type Given = {
  record: Investigation | undefined;
  initial: () => InvestigationForm;
  /** What is written, for the copy on this device. */
  what: string;
  onSaved: (investigation: Investigation) => void;
};

/** Makes or changes an investigation; a report that another one has taken is told at its field. */
export const useInvestigationForm = ({ record, initial, what, onSaved }: Given) => {
  const [begun] = useState(() => (record ? formOf(record) : initial()));
  const [definition] = useState(() => investigationDefinition(record));
  return useCopiedForm(
    {
      definition,
      calls: investigationCalls,
      initial: begun,
      record,
      ownRefusal: (code) =>
        code === 'report-linked' ? { path: 'reportId', message: problemMessage('report-linked') } : undefined,
      done: (isNew) => translate(isNew ? investigationWords.registered : investigationWords.changed),
      onSaved,
    },
    what,
  );
};
