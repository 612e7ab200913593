import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { type Message, MessageThread } from './messages.tsx';

const message = (key: string, author: string, own = false): Message => ({
  key,
  author,
  own,
  at: '2026-11-20T01:02:03.000Z',
  text: `${author}의 말`,
  files: key === 'b' ? <a href="/f">보고.pdf</a> : undefined,
});

const messages: Message[] = [
  message('a', '이서연'),
  { key: 'e', at: '2026-11-20T02:00:00.000Z', event: '근본 원인이 저장되었습니다.' },
  message('b', '김도현', true),
];

it('messages show author, text and time, own ones at the right, events in one line', async () => {
  await givenInPage(() => <MessageThread label="대화" messages={messages} newFrom="b" composer={<input />} />);
  const log = await screen.findByRole('log', { name: '대화' });
  const [first, second] = within(log).getAllByRole('article');
  expect([first?.dataset.own, second?.dataset.own]).toEqual(['false', 'true']);
  expect(first?.textContent).toContain('2026-11-20');
  within(second as HTMLElement).getByRole('link', { name: '보고.pdf' });
  const texts = [...log.children].map(({ textContent }) => textContent);
  expect(texts[1]).toContain('근본 원인이 저장되었습니다.');
  expect(texts[2]).toBe('새 메시지');
});

it('a locked thread shows the reason instead of the composer', async () => {
  await givenInPage(() => (
    <MessageThread label="대화" messages={messages} composer={<input />} locked="완료된 조치입니다." />
  ));
  await screen.findByText('완료된 조치입니다.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('new messages scroll into view for a reader at the end, not for one who has scrolled back', async () => {
  let add: (message: Message) => void = () => undefined;
  const Growing = () => {
    const [shown, setShown] = useState(messages);
    add = (message) => setShown((before) => [...before, message]);
    return <MessageThread label="대화" messages={shown} />;
  };
  await givenInPage(Growing);
  const log = await screen.findByRole('log');
  Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  act(() => add(message('c', '박서준')));
  expect(log.scrollTop).toBe(900);
  log.scrollTop = 100;
  fireEvent.scroll(log);
  act(() => add(message('d', '박서준')));
  expect(log.scrollTop).toBe(100);
});
