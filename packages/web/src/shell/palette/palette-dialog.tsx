import { searchLimits } from '@portal/contract/kernel';
import { shellWords } from '../shell.words.ts';
import { searchWords } from './search.words.ts';
import '@mantine/spotlight/styles.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FoundPerson } from '../../platform/area.ts';
import { messageOf } from '../../platform/calls/failure.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCloseOnBack } from '../../ui/dialog/close-on-back.ts';
import { returnFocus } from '../../ui/dialog/dialog-confirm.ts';
import { usePhone } from '../../ui/page/width.ts';
import classes from './palette.module.css';
import { type PaletteFindings, usePaletteFindings } from './palette-findings.ts';
import { PaletteAll, PaletteDocuments, PalettePeople, PaletteRetry, PaletteScreens } from './palette-groups.tsx';

const [store, palette] = createSpotlight();

/**
 * The library selects the first hit while typing; this also selects it for later results, and respects a selection
 * moved by the user.
 */
const chooseIn = (list: HTMLElement | null, isMoved: boolean): HTMLElement | undefined => {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-action]') ?? [])];
  const before = rows.find((row) => row.hasAttribute('data-selected'));
  const chosen = isMoved && before ? before : rows[0];
  if (before !== chosen) before?.removeAttribute('data-selected');
  chosen?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: chosen ? rows.indexOf(chosen) : -1 }));
  return chosen;
};

/**
 * The first row stays selected when rows are inserted above, until the user moves the selection. An Enter pressed
 * before any result opens the first result, unless the user types on.
 */
const useFirstFound = (text: string, { screens, searching }: PaletteFindings) => {
  const list = useRef<HTMLDivElement>(null);
  const enteredFor = useRef<string>(undefined);
  const movedFor = useRef<string>(undefined);
  const waits = screens.length === 0 && searching;
  useEffect(() => {
    const chosen = chooseIn(list.current, movedFor.current === text);
    if (waits) return;
    if (enteredFor.current === text) chosen?.click();
    enteredFor.current = undefined;
  });
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') movedFor.current = text;
    // An Enter that completes a Korean syllable must not open a result.
    if (key === 'Enter' && !nativeEvent.isComposing && waits) enteredFor.current = text;
  };
  return { list, onKeyDown };
};

/**
 * A scrolling element must be scrollable by keyboard; the list passes these props to its scroll area, although its
 * types do not include them.
 */
const scrolledByKeys = (label: string) => ({ viewportProps: { tabIndex: 0, role: 'group', 'aria-label': label } });

/** The state of the search, where the list itself does not show it. */
const useNote = (text: string, { screens, helps, documents, people, searching, lost }: PaletteFindings) => {
  const { t } = useTranslation();
  if (searching && text !== '') return t(searchWords.palette.searching);
  if (lost[0]?.error) return messageOf(lost[0].error);
  return text !== '' && screens.length + helps.length + documents.length + people.length === 0
    ? t(searchWords.palette.nothing, { text })
    : undefined;
};

/** Opens any screen and finds documents and people (design: Frame). */
export const CommandPalette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [person, setPerson] = useState<FoundPerson>();
  const text = typed.trim();
  const findings = usePaletteFindings(text);
  const { list, onKeyDown } = useFirstFound(text, findings);
  const note = useNote(text, findings);
  useCloseOnBack(usePhone(), onClose);
  useEffect(() => {
    const before = document.activeElement;
    palette.open();
    // Returns the focus before the library would, which is unmounted by then.
    return () => returnFocus(before);
  }, []);
  if (person) return <person.Card onClose={onClose} onMissing={onClose} />;
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      // In the middle it would move with every letter.
      centered={false}
      scrollable
      maxHeight={560}
      overlayProps={{ backgroundOpacity: 0.4, blur: 0 }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
      attributes={{ content: { 'aria-label': t(shellWords.palette.open) } }}
      onSpotlightClose={onClose}
    >
      <Spotlight.Search
        aria-label={t(searchWords.palette.placeholder)}
        placeholder={t(searchWords.palette.placeholder)}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={searchLimits.name}
        onKeyDown={onKeyDown}
      />
      <Spotlight.ActionsList
        ref={list}
        classNames={{ actionsList: classes.found ?? '' }}
        {...scrolledByKeys(t(searchWords.palette.found))}
      >
        <PaletteScreens screens={findings.screens} of="acts" />
        <PaletteScreens screens={findings.screens} of="screens" />
        <PaletteDocuments documents={findings.documents} />
        <PalettePeople people={findings.people} onPerson={setPerson} />
        <PaletteScreens screens={findings.helps} of="helps" />
        <div role="status">{note && <Spotlight.Empty>{note}</Spotlight.Empty>}</div>
        {!findings.searching && <PaletteRetry lost={findings.lost} />}
        {!findings.searching && <PaletteAll text={text} />}
      </Spotlight.ActionsList>
      <Spotlight.Footer className={classes.keys ?? ''}>{t(searchWords.palette.hint)}</Spotlight.Footer>
    </Spotlight.Root>
  );
};
