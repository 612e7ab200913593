import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { shownPerson } from '../../testing/people.ts';
import { givenWidth, widths } from '../../testing/window-width.ts';
import { DialogLayer } from '../dialog/dialog-layer.tsx';
import { type Looked, useLook } from './look.ts';
import { PersonFinder } from './person-picker-finder.tsx';
import { PersonPicker } from './person-picker-picker.tsx';
import { fullName } from './person-picker-texts.ts';
import { PickedBox, PickedRow, PictureBox, Refusal, Who } from './picked.tsx';

const everybody = [shownPerson(1, '김도현'), shownPerson(2, '박서준')];
const departments = [{ id: 1, label: '본부', children: [{ id: 3, label: '운항팀', children: [] }] }];

const looked = vi.fn<(look: Looked) => void>();
const closed = vi.fn();
const applied = vi.fn<(picked: readonly number[]) => void>();

const Picking = () => {
  const look = useLook(3);
  const [picked, setPicked] = useState<readonly number[]>([]);
  looked({ departmentId: look.departmentId, name: look.name });
  const found = everybody.filter(({ name }) => name.includes(look.name));
  return (
    <PersonPicker
      title="담당자"
      finding={
        <PersonFinder
          look={look}
          departments={departments}
          people={found.map((each) => ({
            key: String(each.id),
            picture: <PictureBox>{null}</PictureBox>,
            name: each.name,
            note: fullName(each),
            refusal: picked.includes(each.id) ? '이미 있습니다.' : undefined,
            onAdd: () => setPicked([...picked, each.id]),
          }))}
          error={null}
          onRetry={() => undefined}
        />
      }
      chosen={
        <PickedBox height={400} empty="아직 없습니다." isEmpty={picked.length === 0}>
          <ul aria-label="고른 사람">
            {picked.map((id) => (
              <PickedRow key={id}>
                <Who name={everybody.find((each) => each.id === id)?.name} note="" />
                <Refusal>뺄 수 없습니다.</Refusal>
              </PickedRow>
            ))}
          </ul>
        </PickedBox>
      }
      chosenLabel="고른 사람"
      empty={picked.length === 0}
      changed={picked.length > 0}
      onClear={() => setPicked([])}
      onApply={() => applied(picked)}
      onClose={closed}
    />
  );
};

it('a name is searched in the whole company, and the tree only navigates', async () => {
  await givenInPage(Picking);
  const search = await screen.findByRole<HTMLInputElement>('searchbox');
  expect(looked).toHaveBeenLastCalledWith({ departmentId: 3, name: '' });
  await userEvent.type(search, '최');
  await waitFor(() => expect(looked).toHaveBeenLastCalledWith({ departmentId: undefined, name: '최' }));
  await userEvent.click(within(screen.getByRole('treeitem', { name: '운항팀' })).getByText('운항팀'));
  expect(search.value).toBe('');
  expect(looked).toHaveBeenLastCalledWith({ departmentId: 3, name: '' });
});

it('a matching department is found with its path and can be opened', async () => {
  await givenInPage(Picking);
  await userEvent.type(await screen.findByRole('searchbox'), '운항');
  await userEvent.click(await screen.findByRole('button', { name: /^운항팀.*본부/ }));
  await waitFor(() => expect(looked).toHaveBeenLastCalledWith({ departmentId: 3, name: '' }));
});

it('Enter adds the first hit at once, announces it and clears the text', async () => {
  await givenInPage(Picking);
  const search = await screen.findByRole<HTMLInputElement>('searchbox');
  await userEvent.type(search, '박서{Enter}');
  const chosen = screen.getByRole('list', { name: '고른 사람' });
  await waitFor(() => expect(within(chosen).getAllByRole('listitem')).toHaveLength(1));
  expect(chosen.textContent).toContain('박서준');
  expect(search.value).toBe('');
  expect(document.activeElement).toBe(search);
  expect(screen.getByRole('status').textContent).toContain('박서준');
});

it('a first hit that cannot be picked is announced, and nobody else is added instead', async () => {
  await givenInPage(Picking);
  const search = await screen.findByRole<HTMLInputElement>('searchbox');
  await userEvent.type(search, '박서{Enter}');
  await waitFor(() => expect(search.value).toBe(''));
  await userEvent.type(search, '박{Enter}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('박서준: 이미 있습니다.'));
  expect(search.value).toBe('박');
  expect(within(screen.getByRole('list', { name: '고른 사람' })).getAllByRole('listitem')).toHaveLength(1);
});

it('a picked person is marked among the candidates, and nothing is applied before confirmation', async () => {
  await givenInPage(Picking);
  await screen.findByText('아직 없습니다.');
  const candidate = await screen.findByRole('button', { name: /^박서준/ });
  await userEvent.click(candidate);
  expect(candidate.textContent).toContain('이미 있습니다.');
  expect(candidate.getAttribute('aria-disabled')).toBe('true');
  expect(within(screen.getByRole('list', { name: '고른 사람' })).getAllByRole('listitem')).toHaveLength(1);
  expect(applied).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '적용' }));
  expect(applied).toHaveBeenCalledWith([2]);
  await userEvent.click(screen.getByRole('button', { name: '모두 빼기' }));
  await screen.findByText('아직 없습니다.');
});

it('picked people are not discarded without a question, and a click outside does nothing', async () => {
  closed.mockClear();
  await givenInPage(() => (
    <>
      <Picking />
      <DialogLayer />
    </>
  ));
  await userEvent.type(await screen.findByRole('searchbox'), '박서{Enter}');
  for (const _time of ['first', 'second']) {
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });
    // The Escape that cancels the question must not ask again.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })).toBeNull();
  }
  expect(within(screen.getByRole('list', { name: '고른 사람' })).getAllByRole('listitem')).toHaveLength(1);
  fireEvent.mouseDown(document.querySelector('.mantine-Modal-inner') ?? document.body);
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '모두 빼기' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

it('resizing the window keeps the search; a narrow window has tabs', async () => {
  const turn = givenWidth(widths.desk);
  await givenInPage(Picking);
  const search = await screen.findByRole<HTMLInputElement>('searchbox');
  await userEvent.type(search, '박서');
  expect(screen.queryByRole('tab')).toBeNull();
  turn(widths.turned);
  // The same element, so that the state of the finder is kept.
  expect(within(screen.getByRole('tabpanel', { name: '사원' })).getByRole('searchbox')).toBe(search);
  expect(search.value).toBe('박서');
  await userEvent.click(screen.getByRole('tab', { name: '고른 사람' }));
  within(screen.getByRole('tabpanel', { name: '고른 사람' })).getByText('아직 없습니다.');
  expect(screen.queryByRole('searchbox')).toBeNull();
  turn(widths.desk);
  expect(screen.getByRole('searchbox')).toBe(search);
});
