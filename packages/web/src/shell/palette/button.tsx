import { Kbd, UnstyledButton } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { isApple } from '../../platform/apple.ts';
import { bringWords, useTranslation } from '../../platform/i18n.ts';
import { late } from '../../ui/late/part.tsx';
import classes from '../frame/styles.module.css';
import { searchWordSource } from '../search/words/index.ts';

const CommandPalette = late(async () => {
  const [dialog] = await Promise.all([import('./dialog.tsx'), bringWords(searchWordSource)]);
  return dialog;
});

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
        aria-label={t('shell.palette.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onPointerEnter={() => void CommandPalette.preload()}
        onClick={open}
      >
        <IconSearch size={18} aria-hidden />
        <span className={classes.searchWord}>{t('shell.palette.open')}</span>
        <Kbd className={classes.searchKeys} size="xs">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      {opened && <CommandPalette onClose={close} onMissing={close} />}
    </>
  );
};
