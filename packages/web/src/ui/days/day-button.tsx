import { ActionIcon, Popover } from '@mantine/core';
import type { Day } from '@portal/contract/kernel';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazyComponent } from '../lazy-component.tsx';
import type { Days } from '../list/periods.ts';
import { uiWords } from '../ui.words.ts';
import classes from './days.module.css';

/** With its library, which most screens never need. */
const DayCalendar = lazyComponent(() => import('./day-calendar.tsx'), <div className={classes.coming} aria-busy />);

type Props =
  | { day: Day | undefined; min?: Day | undefined; max?: Day | undefined; onDay: (day: Day) => void }
  | { days: Partial<Days>; onDays: (days: Days) => void };

/** Opens the calendar of a field of days; where one points with a finger, the system's own comes with the field instead. */
export const DayButton = (props: Props) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const label = t('onDays' in props ? uiWords.days.openRange : uiWords.days.open);
  const choose =
    <Chosen,>(take: (chosen: Chosen) => void) =>
    (chosen: Chosen): void => {
      setOpened(false);
      take(chosen);
    };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      trapFocus
      returnFocus
      hideDetached={false}
      position="bottom-end"
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          className={classes.button ?? ''}
          variant="subtle"
          color="gray"
          aria-label={label}
          title={label}
          onMouseEnter={() => void DayCalendar.preload()}
          onFocus={() => void DayCalendar.preload()}
          onClick={() => setOpened(!opened)}
        >
          <IconCalendar size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        {'onDays' in props ? (
          <DayCalendar days={props.days} onDays={choose(props.onDays)} />
        ) : (
          <DayCalendar {...props} onDay={choose(props.onDay)} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
};
