import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

type Props = {
  label: string;
  /** What is searched for, as it stands in the address. */
  value: string;
  onSearch: (text: string) => void;
  /** The search begins when the typing pauses this long; without it, on Enter. */
  pauseMs?: number;
  className?: string | undefined;
};

/** A search text as it is typed; the address follows. */
export const SearchField = ({ label, value, onSearch, pauseMs, className }: Props) => {
  const [text, setText] = useState(value);
  const known = useRef(value);
  // Back, or a chip, changed the address: the field follows.
  if (known.current !== value) {
    known.current = value;
    if (text.trim() !== value) setText(value);
  }
  const search = useEffectEvent(() => onSearch(text.trim()));
  useEffect(() => {
    if (pauseMs === undefined || text.trim() === known.current) return;
    const later = setTimeout(search, pauseMs);
    return () => clearTimeout(later);
  }, [text, pauseMs]);
  const searchNow = ({ key, nativeEvent }: KeyboardEvent) => {
    // The Enter that ends a Korean syllable is not meant for the search.
    if (key === 'Enter' && !nativeEvent.isComposing && text.trim() !== value) onSearch(text.trim());
  };
  return (
    <TextInput
      {...(className === undefined ? {} : { className })}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} />}
      maxLength={100}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      {...(pauseMs === undefined ? { onKeyDown: searchNow } : {})}
    />
  );
};
