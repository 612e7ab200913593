import { Button, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { focusFirst } from '../dialog/focus-beside.ts';
import { Dialog } from '../dialog/frame.tsx';
import { useOnce } from '../dialog/once.ts';
import { useGuardedClose } from '../form/leave/guarded-close.ts';
import classes from './picker.module.css';

/** Where one goes on picking: the search, or on a narrow screen the tab that hides it. */
export const pickingPlaces = (inside: HTMLElement): (HTMLElement | null | undefined)[] => {
  const dialog = inside.closest('[role=dialog]');
  return ['[data-autofocus]', '[role=tab][aria-selected=true]'].map((place) =>
    dialog?.querySelector<HTMLElement>(place),
  );
};

type PanesProps = {
  /** Where candidates are found, at the left. */
  finding: ReactNode;
  /** What has been picked, at the right. */
  chosen: ReactNode;
  /** The name of what has been picked, on its tab on a narrow screen. */
  chosenLabel: string;
};

const PickerPanes = ({ finding, chosen, chosenLabel }: PanesProps) => {
  const { t } = useTranslation();
  const narrow = useMediaQuery('(max-width: 62em)', window.matchMedia('(max-width: 62em)').matches);
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
        <Tabs.Tab value="people">{t('ui.person.people')}</Tabs.Tab>
        <Tabs.Tab value="chosen">{chosenLabel}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="people">{finding}</Tabs.Panel>
      <Tabs.Panel value="chosen">{chosen}</Tabs.Panel>
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

/** A dialog in which people are picked; nothing counts until it is applied, and what was picked is not left unasked. */
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
          {t('ui.person.removeAll')}
        </Button>
        <Button variant="default" onClick={guarded.onClose}>
          {t('ui.close')}
        </Button>
        <Button disabled={!changed} loading={busy} onClick={() => once(onApply)}>
          {t('ui.apply')}
        </Button>
      </div>
    </Dialog>
  );
};
