import { useHotkeys } from '@mantine/hooks';
import { isApple } from '../../../platform/apple.ts';
import { translate } from '../../../platform/i18n.ts';
import { formWords } from '../form.words.ts';

const isUnderDialog = (): boolean => document.querySelector('[aria-modal=true]') !== null;

/**
 * Ctrl or Command with S saves the draft wherever the cursor is, by the place of the key: a Korean keyboard gives it too.
 * Under a dialog it does nothing; the browser's own way to save the page opens nowhere.
 */
export const useDraftKey = (keep: () => void): void =>
  useHotkeys([['mod+S', ({ repeat }) => !repeat && !isUnderDialog() && keep(), { usePhysicalKeys: true }]], [], true);

/** What the button that saves the draft says of the key. */
export const draftKeyProps = () => ({
  title: translate(formWords.draftKey, { key: isApple ? '⌘S' : 'Ctrl+S' }),
  'aria-keyshortcuts': isApple ? 'Meta+S' : 'Control+S',
});
