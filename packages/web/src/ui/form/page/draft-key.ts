import { useHotkeys } from '@mantine/hooks';
import { isApple } from '../../../platform/apple.ts';
import { translate } from '../../../platform/i18n.ts';
import { formWords } from '../form.words.ts';

const isUnderDialog = (): boolean => document.querySelector('[aria-modal=true]') !== null;

/**
 * Ctrl or Command with S saves the draft wherever the focus is, by the key's position, so that it works with Korean
 * input. In a dialog it does nothing; the browser's own dialog never opens.
 */
export const useDraftKey = (onSave: () => void): void =>
  useHotkeys([['mod+S', ({ repeat }) => !repeat && !isUnderDialog() && onSave(), { usePhysicalKeys: true }]], [], true);

/** Adds the shortcut to the button that saves the draft. */
export const draftKeyProps = () => ({
  title: translate(formWords.draftKey, { key: isApple ? '⌘S' : 'Ctrl+S' }),
  'aria-keyshortcuts': isApple ? 'Meta+S' : 'Control+S',
});
