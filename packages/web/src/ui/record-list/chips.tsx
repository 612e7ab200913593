import { FilterChips } from '../filter-chips.tsx';

type Props<Name extends string> = {
  /** What each filter says; one that is not in use has no text. */
  texts: Readonly<Record<Name, string | undefined>>;
  onRemove: (name: Name) => void;
  onClear: () => void;
};

/** The filters of a list as chips, by the names they have in the address. */
export const ListChips = <Name extends string>({ texts, onRemove, onClear }: Props<Name>) => {
  const chips = (Object.keys(texts) as Name[]).flatMap((key) => {
    const label = texts[key];
    return label ? [{ key, label, onRemove: () => onRemove(key) }] : [];
  });
  return <FilterChips chips={chips} onClear={onClear} />;
};
