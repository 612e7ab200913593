import { Button, ScrollArea, SegmentedControl, Skeleton } from '@mantine/core';
import type { Person } from '@portal/contract/directory';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PersonPicker } from '../../../ui/person/person-picker-picker.tsx';
import { NoRows, PickedBox } from '../../../ui/person/picked.tsx';
import { recentLinesQuery } from '../document/approval-document.queries.ts';
import { DocumentAlertDialog } from '../document/approval-document-loader.tsx';
import { PickerCandidates } from '../pick/picker-candidates.tsx';
import { lineWords } from './line.words.ts';
import { changeLines, type LineChange, type PickedLine, refusalOf, reusedLine, sameLines } from './line-order.ts';
import { LineOrderList } from './line-order-list.tsx';
import classes from './line-picker.module.css';
import { LineSteps } from './line-steps.tsx';

/** The user's last distinct lines; a click replaces the chosen one. */
const LineRecent = ({ onPick }: { onPick: (lines: PickedLine[]) => void }) => {
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

type Props = {
  lines: readonly PickedLine[];
  drafter: Person;
  /** Employees among the referrers, who cannot be on the line too. */
  referrerIds: ReadonlySet<number>;
  onApply: (lines: PickedLine[]) => void;
  onClose: () => void;
};

type ChosenProps = { lines: readonly PickedLine[]; onChange: (change: LineChange) => void };

const Chosen = ({ lines, onChange }: ChosenProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.right}>
      <PickedBox height={500} empty={t(lineWords.empty)} isEmpty={lines.length === 0}>
        <LineOrderList lines={lines} onChange={onChange} />
      </PickedBox>
      {lines.length > 0 && (
        <ScrollArea.Autosize mah={{ base: 'none', sm: 220 }}>
          <LineSteps lines={lines} />
        </ScrollArea.Autosize>
      )}
    </div>
  );
};

type FindingProps = ChosenProps & Pick<Props, 'drafter' | 'referrerIds'> & { onReuse: (lines: PickedLine[]) => void };

/** Person by person, or a whole line used before. */
const Finding = ({ lines, drafter, referrerIds, onChange, onReuse }: FindingProps) => {
  const { t } = useTranslation();
  const [mode, setMode] = useState('people');
  return (
    <div>
      <SegmentedControl
        className={classes.ways}
        size="xs"
        aria-label={t(lineWords.way)}
        data={[
          { value: 'people', label: t(lineWords.byPerson) },
          { value: 'recent', label: t(lineWords.recent) },
        ]}
        value={mode}
        onChange={setMode}
      />
      {mode === 'recent' ? (
        <LineRecent onPick={onReuse} />
      ) : (
        <PickerCandidates
          own={drafter}
          refusalOf={({ id }) => {
            const refusal = refusalOf(lines, id, drafter.id, referrerIds);
            return refusal && t(lineWords.refusal[refusal]);
          }}
          onAdd={(person) => onChange({ kind: 'add', person, approvalType: 'Approve' })}
        />
      )}
    </div>
  );
};

/** Puts the approval line together; nothing counts until it is applied. */
export const LinePickerDialog = ({ lines: initialLines, drafter, referrerIds, onApply, onClose }: Props) => {
  const { t } = useTranslation();
  const [lines, setLines] = useState<PickedLine[]>([...initialLines]);
  const [left, setLeft] = useState<readonly Person[]>([]);
  const change = useCallback((next: LineChange) => setLines((before) => changeLines(before, next)), []);
  const reuse = (recent: PickedLine[]) => {
    const reused = reusedLine(recent, referrerIds);
    change({ kind: 'replace', lines: reused.lines });
    setLeft(reused.left);
  };
  return (
    <>
      <PersonPicker
        title={t(lineWords.title)}
        finding={
          <Finding lines={lines} drafter={drafter} referrerIds={referrerIds} onChange={change} onReuse={reuse} />
        }
        chosen={<Chosen lines={lines} onChange={change} />}
        chosenLabel={t(lineWords.chosen, { count: lines.length })}
        empty={lines.length === 0}
        changed={!sameLines(lines, initialLines)}
        onClear={() => change({ kind: 'clear' })}
        onApply={() => onApply(lines)}
        onClose={onClose}
      />
      {left.length > 0 && (
        <DocumentAlertDialog
          message={t(lineWords.leftOut, { names: left.map(nameOf).join(', ') })}
          onClose={() => setLeft([])}
        />
      )}
    </>
  );
};
