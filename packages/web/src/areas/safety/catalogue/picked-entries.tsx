import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import chips from '../../../ui/list/chips.module.css';
import picked from '../../../ui/tree/picker.module.css';
import { uiWords } from '../../../ui/ui.words.ts';

type Props = { label: string; entries: readonly { id: number; words: string }[]; onRemove: (id: number) => void };

/** The chosen entries of a tree, each with a button to remove it. */
export const PickedEntries = ({ label, entries, onRemove }: Props) => {
  const { t } = useTranslation();
  if (entries.length === 0) return null;
  return (
    <ul className={picked.chips} aria-label={label}>
      {entries.map(({ id, words }) => (
        <li key={id}>
          <button
            type="button"
            className={chips.chip}
            aria-label={t(uiWords.tree.remove, { name: words })}
            onClick={() => onRemove(id)}
          >
            {words}
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
};
