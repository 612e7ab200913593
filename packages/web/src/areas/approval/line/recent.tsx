import { Button, ScrollArea, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { NoRows } from '../../../ui/person/picked.tsx';
import { recentLinesQuery } from '../recent/api.ts';
import { lineWords } from './line.words.ts';
import type { PickedLine } from './order.ts';
import classes from './picker.module.css';
import { LineSteps } from './steps.tsx';

/** My last distinct lines; a press puts one in place of what was picked. */
export const LineRecent = ({ onPick }: { onPick: (lines: PickedLine[]) => void }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(recentLinesQuery);
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={200} />;
  if (data.length === 0) return <NoRows>{t(lineWords.noRecent)}</NoRows>;
  return (
    <ScrollArea.Autosize mah={{ base: 'none', sm: 460 }}>
      <ul className={`${classes.list} ${classes.recent}`} aria-label={t(lineWords.recent)}>
        {data.map(({ id, lines }) => (
          <li key={id} className={classes.recentLine}>
            <LineSteps lines={lines} />
            <Button
              variant="default"
              size="xs"
              aria-label={t(lineWords.useOf, { names: lines.map(({ approver }) => nameOf(approver)).join(', ') })}
              onClick={() => onPick(lines)}
            >
              {t(lineWords.use)}
            </Button>
          </li>
        ))}
      </ul>
    </ScrollArea.Autosize>
  );
};
