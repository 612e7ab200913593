import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CallFailure } from '../../platform/calls/failure.ts';
import { useUnsavedWork } from '../../platform/unsaved/unsaved-work.ts';
import { givenInPage } from '../../testing/in-page.tsx';
import { HeldRecord } from './held-record.tsx';

type QueryResult = { data: { mine: boolean; title: string } | undefined; error: Error | null };

const shown = { data: { mine: true, title: '이륙 중단' }, error: null };
const failure = (code: 'not-signed-in' | 'not-found' | 'too-many-requests', status: number) =>
  new CallFailure({ code, status, message: `거절 ${code}` });

const Writing = ({ title }: { title: string }) => {
  const [text, setText] = useState('');
  useUnsavedWork(text !== '');
  return <input aria-label={title} value={text} onChange={(event) => setText(event.currentTarget.value)} />;
};

/** A record with a text field; returns a function that changes the server's answer. */
const given = async (first: QueryResult = shown) => {
  let answer: (result: QueryResult) => void = () => {};
  const Record = () => {
    const [result, setResult] = useState(first);
    answer = setResult;
    return (
      <HeldRecord
        result={result}
        isReader={({ mine }) => mine}
        whenMissing={<p>다른 곳으로</p>}
        failure={({ message }) => <p>{message}</p>}
      >
        {({ title }) => <Writing title={title} />}
      </HeldRecord>
    );
  };
  await givenInPage(() => <Record />);
  return (result: QueryResult) => act(() => answer(result));
};

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: '이륙 중단', hidden: true });

it('a user who lost the right can no longer read the record', async () => {
  const answer = await given();
  await field();
  answer({ ...shown, error: failure('not-found', 404) });
  await screen.findByText('거절 not-found');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a user whose part of it is on another page is redirected', async () => {
  const answer = await given();
  await field();
  answer({ data: { mine: false, title: '' }, error: null });
  await screen.findByText('다른 곳으로');
});

it.each([
  ['not-signed-in', 401],
  ['too-many-requests', 429],
] as const)('%s takes nothing away, also where nothing is written', async (code, status) => {
  const answer = await given();
  await field();
  answer({ ...shown, error: failure(code, status) });
  await field();
  expect(screen.queryByText(`거절 ${code}`)).toBeNull();
});

it.each([
  ['refused', { ...shown, error: failure('not-found', 404) }, '거절 not-found 작성하던 내용은', '거절 not-found'],
  ['no longer for them', { data: { mine: false, title: '' }, error: null }, '접근 권한이 없습니다', '다른 곳으로'],
] as const)(
  'text typed in a record that is %s stays, with the reason, until it is discarded',
  async (_, lost, reason, after) => {
    const answer = await given();
    await userEvent.type(await field(), '근거');
    answer(lost);
    const notice = await screen.findByRole('dialog', { name: '더 이상 볼 수 없습니다' });
    expect(notice.textContent).toContain(reason);
    await userEvent.keyboard('{Escape}');
    expect((await field()).value).toBe('근거');
    await userEvent.clear(await field());
    await screen.findByText(after);
  },
);
