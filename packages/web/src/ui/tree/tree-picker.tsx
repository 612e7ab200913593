import { ScrollArea, TextInput, UnstyledButton } from '@mantine/core';
import { searchLimits } from '@portal/contract/kernel';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { focusNeighbour } from '../dialog/focus-neighbour.ts';
import chips from '../list/chips.module.css';
import { uiWords } from '../ui.words.ts';
import classes from './choices.module.css';
import { TreeChoices } from './choices.tsx';
import { endsOf, hitsIn, pathText, pathTo, type TreeNode } from './nodes.ts';
import picked from './picker.module.css';

type Props = {
  label: string;
  nodes: readonly TreeNode[] | undefined;
  /** One or several; choosing again removes. */
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  several?: boolean;
  /** Only leaves are found. */
  ends?: boolean;
};

type HitsProps = Pick<Props, 'label' | 'chosen'> & { hits: readonly TreeNode[][]; onChoose: (id: number) => void };

const Hits = ({ label, hits, chosen, onChoose }: HitsProps) => {
  const { t } = useTranslation();
  return (
    <ScrollArea.Autosize mah={{ base: 200, sm: 410 }} className={classes.box}>
      <ul className={picked.hits} aria-label={label}>
        {hits.map((path) => {
          const id = path.at(-1)?.id ?? 0;
          return (
            <li key={id}>
              <UnstyledButton className={classes.all} aria-pressed={chosen.includes(id)} onClick={() => onChoose(id)}>
                {pathText(path)}
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
      <p role="status" className={picked.none}>
        {hits.length === 0 && t(uiWords.tree.none)}
      </p>
    </ScrollArea.Autosize>
  );
};

/** Chooses from a tree by searching or by navigating; chosen nodes are shown as chips with their paths. */
export const TreePicker = ({ label, nodes, chosen, onChange, several = false, ends = false }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const found = hitsIn(nodes ?? [], typed);
  const hits = ends ? endsOf(found) : found;
  const toggle = (id: number | undefined): void => {
    if (id === undefined) return;
    if (chosen.includes(id)) onChange(chosen.filter((other) => other !== id));
    else onChange(several ? [...chosen, id] : [id]);
  };
  /** Chooses the first hit that is not chosen yet, and clears the search. */
  const takeFirst = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const first = hits.map((path) => path.at(-1)?.id).find((id) => id !== undefined && !chosen.includes(id));
    if (typed.trim() === '' || first === undefined) return;
    toggle(first);
    setTyped('');
  };
  return (
    <div className={picked.picker}>
      <TextInput
        ref={search}
        type="search"
        data-autofocus
        aria-label={t(uiWords.tree.search, { name: label })}
        placeholder={t(uiWords.tree.search, { name: label })}
        leftSection={<IconSearch size={16} aria-hidden />}
        maxLength={searchLimits.text}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={takeFirst}
      />
      {chosen.length > 0 && (
        <ul className={picked.chips} aria-label={t(uiWords.tree.chosen, { name: label })}>
          {chosen.map((id) => {
            const words = pathText(pathTo(nodes ?? [], id) ?? []);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={chips.chip}
                  aria-label={t(uiWords.tree.remove, { name: words })}
                  onClick={({ currentTarget }) => {
                    focusNeighbour(currentTarget, search.current);
                    toggle(id);
                  }}
                >
                  {words}
                  <IconX size={14} aria-hidden />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {typed.trim() === '' ? (
        <TreeChoices label={label} nodes={nodes} chosen={chosen.at(-1)} onChoose={toggle} />
      ) : (
        <Hits label={label} hits={hits} chosen={chosen} onChoose={toggle} />
      )}
    </div>
  );
};
