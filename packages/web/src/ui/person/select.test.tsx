import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { shownPerson } from '../../testing/people.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { fullName, type ShownPerson } from './person-picker-texts.ts';
import { PersonSelect } from './select.tsx';

const [KIM, PARK, LEE] = [shownPerson(1, '김도현'), shownPerson(2, '박서준'), shownPerson(3, '이서연')];
const everybody = [KIM, PARK, LEE];

const sent = vi.fn<(id: number | undefined) => void>();

/** A dialog whose person field is optional, such as a resignation. */
const givenDialog = async () => {
  sent.mockClear();
  let answer = (): void => undefined;
  let mayAnswer = Promise.resolve();
  const find = (name: string) => ({
    queryKey: ['people', name],
    queryFn: () => mayAnswer.then(() => everybody.filter((each) => each.name.includes(name))),
  });
  const hold = (): void => {
    mayAnswer = new Promise((resolve) => {
      answer = resolve;
    });
  };
  const Choosing = () => {
    const [chosen, setChosen] = useState<ShownPerson>();
    return (
      <FormDialog
        title="퇴사"
        confirmLabel="퇴사 처리"
        dirty={false}
        busy={false}
        onConfirm={() => sent(chosen?.id)}
        onClose={() => undefined}
      >
        <PersonSelect
          label="담당자"
          find={find}
          offers={({ id }) => id !== KIM.id}
          {...{ chosen }}
          onChoose={setChosen}
        />
      </FormDialog>
    );
  };
  const client = new QueryClient();
  await givenInPage(() => (
    <QueryClientProvider client={client}>
      <Choosing />
    </QueryClientProvider>
  ));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: '담당자' });
  const press = () => userEvent.click(screen.getByRole('button', { name: '퇴사 처리' }));
  return { field, press, hold, answer: () => answer() };
};

it('one person is chosen by a part of the name, with the department', async () => {
  const { field, press } = await givenDialog();
  await userEvent.type(field, '박');
  await userEvent.click(await screen.findByRole('option', { name: '박서준 과장 · 운항팀', hidden: true }));
  expect(field.value).toBe(fullName(PARK));
  await press();
  expect(sent).toHaveBeenCalledExactlyOnceWith(PARK.id);
});

it('Enter chooses the first available person once the results have arrived, and never submits the form', async () => {
  const { field, hold, answer } = await givenDialog();
  await userEvent.keyboard('{Enter}');
  hold();
  await userEvent.type(field, '이서{Enter}');
  expect(field.value).toBe('이서');
  answer();
  await waitFor(() => expect(field.value).toBe(fullName(LEE)));
  await userEvent.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
});

it('typing again clears the choice, and Enter chooses from the new search', async () => {
  const { field, press } = await givenDialog();
  await userEvent.type(field, '박서{Enter}');
  await waitFor(() => expect(field.value).toBe(fullName(PARK)));
  await userEvent.clear(field);
  await userEvent.type(field, '이서연{Enter}');
  await waitFor(() => expect(field.value).toBe(fullName(LEE)));
  await press();
  expect(sent).toHaveBeenCalledExactlyOnceWith(LEE.id);
});

it('a typed name without a choice stays, says so, and prevents the submission', async () => {
  const { field, press } = await givenDialog();
  await userEvent.type(field, '없는 사람{Enter}');
  await press();
  expect(sent).not.toHaveBeenCalled();
  expect(field.value).toBe('없는 사람');
  expect(document.activeElement).toBe(field);
  await screen.findByText('목록에서 선택해 주세요.');
  await userEvent.clear(field);
  await press();
  expect(sent).toHaveBeenCalledExactlyOnceWith(undefined);
});
