import { TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Tool } from '../tool.tsx';
import { viewerWords } from '../viewer.words.ts';
import type { Found } from './pdf-finder.ts';
import classes from './pdf-tools.module.css';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  found: Found | undefined;
  /** In a narrow window it is on a line of its own, shown on request. */
  isOpen: boolean;
  onText: (text: string) => void;
  onStep: (by: 1 | -1) => void;
  /** Clears the search and returns the focus to the document. */
  onClear: () => void;
};

const Count = ({ found }: { found: Found }) => {
  const { t } = useTranslation();
  const { current, total, share } = found;
  if (total === 0)
    return share < 1 ? t(viewerWords.find.searching, { percent: Math.floor(share * 100) }) : t(viewerWords.find.none);
  return (
    <>
      <span aria-hidden>
        {t(viewerWords.find.count, { current, total })}
        {share < 1 && '…'}
      </span>
      <span className="visually-hidden">{share === 1 && t(viewerWords.find.counted, { current, total })}</span>
    </>
  );
};

/** The search in a document: text, number of hits, and buttons to move between them. */
export const FindField = ({ field, text, found, isOpen, onText, onStep, onClear }: Props) => {
  const { t } = useTranslation();
  const none = found === undefined || found.total === 0;
  return (
    <search className={classes.find} data-open={isOpen || undefined}>
      <TextInput
        ref={field}
        className={classes.words}
        size="xs"
        type="search"
        enterKeyHint="search"
        aria-label={t(viewerWords.find.label)}
        placeholder={t(viewerWords.find.label)}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onClear();
        }}
      />
      <output className={classes.count} aria-live="polite">
        {found && <Count found={found} />}
      </output>
      <Tool label={t(viewerWords.find.previous)} disabled={none} onClick={() => onStep(-1)}>
        <IconChevronUp size={18} aria-hidden />
      </Tool>
      <Tool label={t(viewerWords.find.next)} disabled={none} onClick={() => onStep(1)}>
        <IconChevronDown size={18} aria-hidden />
      </Tool>
      <Tool label={t(viewerWords.find.clear)} disabled={text === '' && !isOpen} onClick={onClear}>
        <IconX size={16} aria-hidden />
      </Tool>
    </search>
  );
};
