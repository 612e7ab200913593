import { Button, Modal, ScrollArea, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Person } from '@portal/contract/directory';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from './document-focus.ts';
import { LineCandidates } from './line-candidates.tsx';
import { changeLines, type LineChange, type PickedLine, sameLines } from './line-order.ts';
import { LineOrderList } from './line-order-list.tsx';
import classes from './line-picker.module.css';
import { LineSteps } from './line-steps.tsx';

type Props = {
  lines: readonly PickedLine[];
  drafter: Person;
  onApply: (lines: PickedLine[]) => void;
  onClose: () => void;
};

type ChosenProps = { lines: readonly PickedLine[]; onChange: (change: LineChange) => void };

const Chosen = ({ lines, onChange }: ChosenProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.right}>
      <ScrollArea.Autosize mah={410} className={classes.chosen}>
        {lines.length === 0 && <p className={classes.empty}>{t('approval.line.empty')}</p>}
        <LineOrderList lines={lines} onChange={onChange} />
      </ScrollArea.Autosize>
      {lines.length > 0 && (
        <ScrollArea.Autosize mah={220}>
          <LineSteps lines={lines} />
        </ScrollArea.Autosize>
      )}
    </div>
  );
};

const PickerPanes = ({ lines, drafter, onChange }: ChosenProps & { drafter: Person }) => {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 62em)', window.matchMedia('(max-width: 62em)').matches);
  const finding = (
    <LineCandidates
      lines={lines}
      drafter={drafter}
      onAdd={(person) => onChange({ kind: 'add', person, approvalType: 'Approve' })}
    />
  );
  const chosen = <Chosen lines={lines} onChange={onChange} />;
  if (!narrow)
    return (
      <div className={classes.panes}>
        {finding}
        {chosen}
      </div>
    );
  return (
    <Tabs defaultValue="people" keepMounted>
      <Tabs.List grow mb="sm">
        <Tabs.Tab value="people">{t('approval.line.people')}</Tabs.Tab>
        <Tabs.Tab value="line">{t('approval.line.chosen', { count: lines.length })}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="people">{finding}</Tabs.Panel>
      <Tabs.Panel value="line">{chosen}</Tabs.Panel>
    </Tabs>
  );
};

/** Puts the approval line together; nothing counts until it is applied. */
const LinePickerDialog = ({ lines: given, drafter, onApply, onClose }: Props) => {
  const { t } = useTranslation();
  useFocusBack();
  const [lines, setLines] = useState<PickedLine[]>([...given]);
  const phone = useMediaQuery('(max-width: 45em)', window.matchMedia('(max-width: 45em)').matches);
  const change = useCallback((next: LineChange) => setLines((before) => changeLines(before, next)), []);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('approval.line.title')}
      size={1120}
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <PickerPanes lines={lines} drafter={drafter} onChange={change} />
      <div className={classes.footer}>
        <Button variant="subtle" color="red" disabled={lines.length === 0} onClick={() => change({ kind: 'clear' })}>
          {t('approval.line.clear')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('ui.close')}
        </Button>
        <Button disabled={sameLines(lines, given)} onClick={() => onApply(lines)}>
          {t('approval.line.apply')}
        </Button>
      </div>
    </Modal>
  );
};

export default LinePickerDialog;
