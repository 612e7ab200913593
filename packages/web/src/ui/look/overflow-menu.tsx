import { Button, Menu } from '@mantine/core';
import { IconDots, type TablerIcon } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';

export type OverflowAct = {
  label: string;
  icon: TablerIcon;
  /** It deletes something; it is drawn in red. */
  danger?: boolean;
  busy?: boolean;
  onSelect: () => void;
};

/**
 * The acts of a record that are seldom wanted or delete it, behind 더 보기: the first control of a page header, so that
 * the primary button stays at its end. Without acts it draws nothing.
 */
export const OverflowMenu = ({ acts }: { acts: readonly OverflowAct[] }) => {
  const { t } = useTranslation();
  const target = useRef<HTMLButtonElement>(null);
  if (acts.length === 0) return null;
  return (
    <Menu position="bottom-start" hideDetached={false} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button
          ref={target}
          variant="default"
          px="xs"
          aria-label={t(uiWords.more)}
          title={t(uiWords.more)}
          loading={acts.some(({ busy }) => busy)}
        >
          <IconDots size={16} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(({ label, icon: Icon, danger, onSelect }) => (
          <Menu.Item
            key={label}
            {...(danger && { color: 'red' })}
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => {
              // A dialog that opens now returns the focus to the button: the entry of the menu no longer exists then.
              target.current?.focus();
              onSelect();
            }}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
