import { Kbd, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { isApple } from '../../platform/apple.ts';
import { useTranslation } from '../../platform/i18n.ts';
import classes from '../frame/styles.module.css';
import { shellWords } from '../shell.words.ts';
import CommandPalette from './dialog.tsx';

/** Opens the search over everything; Ctrl or Command with K does the same anywhere. */
export const PaletteButton = () => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  // Over a dialog it would take the keys that close it.
  const open = () => document.querySelector('[aria-modal=true]') === null && setOpened(true);
  useHotkeys([['mod+K', open, { usePhysicalKeys: true }]], [], true);
  return (
    <>
      <UnstyledButton
        className={classes.search}
        aria-label={t(shellWords.palette.open)}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={open}
      >
        <IconSearch size={18} aria-hidden />
        <span className={classes.searchWord}>{t(shellWords.palette.open)}</span>
        <Kbd className={classes.searchKeys} size="xs">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      {opened && <CommandPalette onClose={close} />}
    </>
  );
};
