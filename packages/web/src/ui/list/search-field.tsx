import { TextInput } from '@mantine/core';
import { searchLimits } from '@portal/contract/kernel';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import classes from './bar.module.css';
import type { FilterField } from './list-state.ts';

type Props = FilterField & {
  label: string;
  /** Searches when typing pauses this long (milliseconds); without it, on Enter. */
  pauseMs?: number;
  /** As narrow as a select next to it. */
  narrow?: boolean;
  /** Has the initial focus in its dialog. */
  first?: boolean;
};

/** A search text as it is typed; the address follows. */
export const SearchField = ({ label, value, onChange, pauseMs, narrow = false, first = false }: Props) => {
  const [text, setText] = useState(value);
  const known = useRef(value);
  // Back, or a chip, changed the address: the field follows.
  if (known.current !== value) {
    known.current = value;
    if (text.trim() !== value) setText(value);
  }
  const search = useEffectEvent(() => onChange(text.trim()));
  useEffect(() => {
    if (pauseMs === undefined || text.trim() === known.current) return;
    const later = setTimeout(search, pauseMs);
    return () => clearTimeout(later);
  }, [text, pauseMs]);
  const searchNow = ({ key, nativeEvent }: KeyboardEvent) => {
    // An Enter that completes a Korean syllable must not start the search.
    if (key === 'Enter' && !nativeEvent.isComposing && text.trim() !== value) onChange(text.trim());
  };
  return (
    <TextInput
      className={narrow ? classes.choice : classes.search}
      type="search"
      data-autofocus={first || undefined}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} />}
      maxLength={searchLimits.text}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      {...(pauseMs === undefined ? { onKeyDown: searchNow } : {})}
    />
  );
};
