import { Button, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { Dialog } from '../dialog/dialog-frame.tsx';
import { focusFirst } from '../dialog/focus-neighbour.ts';
import { useOnce } from '../dialog/once.ts';
import { useGuardedClose } from '../form/unsaved-guard.ts';
import { uiWords } from '../ui.words.ts';
import { personPickerWords } from './person-picker.words.ts';
import classes from './picker.module.css';

/** Where to continue picking: the search, or on a narrow screen the tab that contains it. */
export const pickingPlaces = (inside: HTMLElement): (HTMLElement | null | undefined)[] => {
  const dialog = inside.closest('[role=dialog]');
  return ['[data-autofocus]', '[role=tab][aria-selected=true]'].map((place) =>
    dialog?.querySelector<HTMLElement>(place),
  );
};

type PanesProps = {
  /** The search for candidates, at the left. */
  finding: ReactNode;
  /** The picked ones, at the right. */
  chosen: ReactNode;
  /** The label of the tab with the picked ones on a narrow screen. */
  chosenLabel: string;
};

const PickerPanes = ({ finding, chosen, chosenLabel }: PanesProps) => {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 62em)', window.matchMedia('(max-width: 62em)').matches);
  const [shown, setShown] = useState<string | null>('people');
  const id = useId();
  // The same elements for both widths, so that resizing the window keeps the search.
  const paneOf = (tab: string) =>
    narrow
      ? { role: 'tabpanel', id: `${id}-panel-${tab}`, 'aria-labelledby': `${id}-tab-${tab}`, hidden: tab !== shown }
      : { className: classes.pane };
  return (
    <Tabs id={id} value={shown} onChange={setShown}>
      {narrow && (
        <Tabs.List grow mb="sm">
          <Tabs.Tab value="people">{t(personPickerWords.people)}</Tabs.Tab>
          <Tabs.Tab value="chosen">{chosenLabel}</Tabs.Tab>
        </Tabs.List>
      )}
      <div className={narrow ? undefined : classes.panes}>
        <div {...paneOf('people')}>{finding}</div>
        <div {...paneOf('chosen')}>{chosen}</div>
      </div>
    </Tabs>
  );
};

type Props = PanesProps & {
  title: string;
  empty: boolean;
  changed: boolean;
  busy?: boolean;
  onClear: () => void;
  onApply: () => void;
  onClose: () => void;
};

/** A dialog to pick people; nothing is applied before confirmation, and discarding picked people asks first. */
export const PersonPicker = (props: Props) => {
  const { title, empty, changed, busy = false, onClear, onApply, onClose, ...panes } = props;
  const { t } = useTranslation();
  const clear = (button: HTMLElement) => {
    // Pressed, it can be pressed no more.
    focusFirst(...pickingPlaces(button));
    onClear();
  };
  const once = useOnce();
  const guarded = useGuardedClose(changed, onClose);
  return (
    <Dialog
      {...guarded}
      title={title}
      size={1120}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <PickerPanes {...panes} />
      <div className={classes.footer}>
        <Button variant="subtle" color="red" disabled={empty} onClick={({ currentTarget }) => clear(currentTarget)}>
          {t(personPickerWords.field.removeAll)}
        </Button>
        <Button variant="default" onClick={guarded.onClose}>
          {t(uiWords.close)}
        </Button>
        <Button disabled={!changed} loading={busy} onClick={() => once(onApply)}>
          {t(uiWords.apply)}
        </Button>
      </div>
    </Dialog>
  );
};
