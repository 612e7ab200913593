import { Button } from '@mantine/core';
import { wordsOfCode } from '@portal/contract/safety';
import { IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Form, useValues } from '../../../ui/form/form-state.ts';
import { pathTo } from '../../../ui/tree/nodes.ts';
import { useOccurrences } from '../catalogue/catalogue-trees.ts';
import { lastClassification } from './classification.queries.ts';
import { classificationWords } from './classification.words.ts';
import type { ClassificationForm } from './classification-form.ts';

/**
 * The event as it was classified for the last report, one click away: reports that come together are often alike. It is
 * offered until something was chosen, and never set by itself.
 */
export const LastClassification = ({ form }: { form: Form<ClassificationForm> }) => {
  const { t } = useTranslation();
  const nodes = useOccurrences();
  const queryClient = useQueryClient();
  const [last] = useState(() => lastClassification(queryClient));
  const { caseType, eventCategories } = useValues(form);
  if (last === undefined || nodes === undefined || caseType !== '' || eventCategories.length > 0) return null;
  const words = [
    t(wordsOfCode('caseType', Number(last.caseType))),
    t(wordsOfCode('eventType', Number(last.eventType))),
    ...last.eventCategories.map((id) => pathTo(nodes, id)?.at(-1)?.label ?? ''),
  ];
  const take = (): void => {
    form.setValue('caseType', last.caseType);
    form.setValue('eventType', last.eventType);
    form.setValue('eventCategories', last.eventCategories);
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
