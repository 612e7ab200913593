import { Button } from '@mantine/core';
import { type Classification, wordsOfCode } from '@portal/contract/safety';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Form, useValues } from '../../../ui/form/form-state.ts';
import { pathTo } from '../../../ui/tree/nodes.ts';
import { useOccurrences } from '../catalogue/catalogue-trees.ts';
import { classificationWords } from './classification.words.ts';
import type { ClassificationForm } from './classification-form.ts';

type Given = Pick<ClassificationForm, 'caseType' | 'eventType' | 'eventCategories'>;

/** How the last report was classified in this window; nothing of it is stored. */
let last: Given | undefined;

/** Stores how a report was classified, to be offered for the next one. */
export const rememberClassification = ({ caseType, eventType, eventCategories }: Classification): void => {
  last = {
    caseType: String(caseType),
    eventType: String(eventType),
    eventCategories: eventCategories.map(({ id }) => id),
  };
};

/**
 * The event as it was classified for the last report, one click away: reports that come together are often alike. It is
 * offered until something was chosen, and never set by itself.
 */
export const LastClassification = ({ form }: { form: Form<ClassificationForm> }) => {
  const { t } = useTranslation();
  const nodes = useOccurrences();
  const [given] = useState(last);
  const { caseType, eventCategories } = useValues(form);
  if (given === undefined || nodes === undefined || caseType !== '' || eventCategories.length > 0) return null;
  const words = [
    t(wordsOfCode('caseType', Number(given.caseType))),
    t(wordsOfCode('eventType', Number(given.eventType))),
    ...given.eventCategories.map((id) => pathTo(nodes, id)?.at(-1)?.label ?? ''),
  ];
  const take = (): void => {
    form.setValue('caseType', given.caseType);
    form.setValue('eventType', given.eventType);
    form.setValue('eventCategories', given.eventCategories);
  };
  return (
    <Button
      size="compact-sm"
      variant="light"
      w="fit-content"
      maw="100%"
      leftSection={<IconCopy size={14} aria-hidden />}
      onClick={take}
    >
      {t(classificationWords.asLast, { words: words.join(' · ') })}
    </Button>
  );
};
