import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { endsOf, hitsIn, pathText, type TreeNode } from './nodes.ts';
import { TreePicker } from './tree-picker.tsx';
import { rowsOfTree } from './tree-rows.ts';

const node = (id: number, label: string, ...children: TreeNode[]): TreeNode => ({ id, label, children });

const fields = [
  node(1, '운항', node(2, '이륙', node(3, '조류'), node(4, 'Rejected take-off')), node(5, '착륙', node(6, '조류'))),
  node(7, '정비'),
];

const shape = { idOf: ({ id }: TreeNode) => id, below: ({ children }: TreeNode) => children };

it('rows are in the order of the tree, without those below a collapsed one', () => {
  const idsOf = (closed?: ReadonlySet<number>) => rowsOfTree(fields, shape, closed).map(({ path }) => path.join('.'));
  expect(idsOf()).toEqual(['1', '1.2', '1.2.3', '1.2.4', '1.5', '1.5.6', '7']);
  expect(idsOf(new Set([2, 5]))).toEqual(['1', '1.2', '1.5', '7']);
});

it.each([
  ['조류', ['운항 › 이륙 › 조류', '운항 › 착륙 › 조류']],
  ['조류 이륙', ['운항 › 이륙 › 조류']],
  ['take-OFF', ['운항 › 이륙 › Rejected take-off']],
  ['조류'.normalize('NFD'), ['운항 › 이륙 › 조류', '운항 › 착륙 › 조류']],
  ['이륙', ['운항 › 이륙']],
  ['없음', []],
])('a search for %s covers the whole tree and shows the paths of its hits', (words, paths) => {
  expect(hitsIn(fields, words).map(pathText)).toEqual(paths);
});

it.each([
  ['이륙', ['운항 › 이륙 › 조류', '운항 › 이륙 › Rejected take-off']],
  ['운항 조류', ['운항 › 이륙 › 조류', '운항 › 착륙 › 조류']],
  ['정비', ['정비']],
])('where only leaves can be chosen, a search for %s finds those below its hits', (words, paths) => {
  expect(endsOf(hitsIn(fields, words)).map(pathText)).toEqual(paths);
});

const Picking = ({ several }: { several: boolean }) => {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  return <TreePicker label="분야" nodes={fields} chosen={chosen} onChange={setChosen} several={several} />;
};

const chips = () =>
  within(screen.getByRole('list', { name: '선택한 분야' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('a hit is chosen and shown with its path, and can be removed', async () => {
  await givenInPage(() => <Picking several />);
  await userEvent.type(await screen.findByRole('searchbox'), '조류');
  for (const hit of within(screen.getByRole('list', { name: '분야' })).getAllByRole('button'))
    await userEvent.click(hit);
  expect(chips()).toEqual(['운항 › 이륙 › 조류', '운항 › 착륙 › 조류']);
  await userEvent.click(screen.getByRole('button', { name: '운항 › 이륙 › 조류 빼기' }));
  expect(chips()).toEqual(['운항 › 착륙 › 조류']);
});

it('a single choice is replaced by another, by keyboard too', async () => {
  await givenInPage(() => <Picking several={false} />);
  const last = await screen.findByRole('treeitem', { name: '정비' });
  last.focus();
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
  expect(chips()).toEqual(['운항 › 이륙']);
  await userEvent.keyboard('{End}{Enter}');
  expect(chips()).toEqual(['정비']);
});

it('choosing expands the node below, where the choice often continues', async () => {
  await givenInPage(() => <Picking several={false} />);
  const branch = await screen.findByRole('treeitem', { name: '이륙' });
  expect(branch.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(await screen.findByText('이륙'));
  expect(chips()).toEqual(['운항 › 이륙']);
  await userEvent.click(await screen.findByText('Rejected take-off'));
  expect(chips()).toEqual(['운항 › 이륙 › Rejected take-off']);
});

it('Enter chooses the first hit that is not chosen yet, and submits nothing', async () => {
  await givenInPage(() => <Picking several />);
  const search = await screen.findByRole('searchbox');
  await userEvent.type(search, '조류{Enter}');
  expect(chips()).toEqual(['운항 › 이륙 › 조류']);
  expect(search).toHaveProperty('value', '');
  await userEvent.type(search, '{Enter}없음{Enter}{Control>}a{/Control}조류{Enter}');
  expect(chips()).toEqual(['운항 › 이륙 › 조류', '운항 › 착륙 › 조류']);
  await userEvent.click(screen.getByRole('button', { name: '운항 › 착륙 › 조류 빼기' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '운항 › 이륙 › 조류 빼기' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(search);
});
