import { actOnLine, cancelDocument, documentListEndpoints, getDocument } from '@portal/contract/approval';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LOCAL_WORK, storeLocalWork } from '../../../platform/unsaved/local-work.ts';
import { refusal } from '../../../testing/answers.ts';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleRow as row, sampleDocument } from '../../../testing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

const { drafter: reader } = sampleDocument();
const writer = { ...reader, id: 30, name: '김도현', position: '과장' };
const next = {
  ...reader,
  id: 31,
  name: '박서준',
  position: '상무',
  department: { id: 4, name: '정비팀', engName: 'MT' },
};

const line = (id: number, approver: typeof reader) => ({
  id,
  seq: id,
  approvalType: 'Approve' as const,
  approver,
  action: null,
  actionDate: null,
  comment: null,
  isFinal: false,
  actedBy: null,
  deputy: null,
  pastActs: [],
  handedOverFrom: null,
});

const waiting = (change: Parameters<typeof sampleDocument>[0] = {}) =>
  sampleDocument({
    id: 2,
    docNo: 'LA-2026-000002',
    title: '[품의서] 조류 퇴치 장비',
    status: 'InProgress',
    drafter: writer,
    submittedAt: '2026-11-20T00:00:00.000Z',
    lines: [line(1, reader), line(2, next)],
    ...change,
  });

const { requested, submitted } = documentListEndpoints;
const page = (...ids: number[]) => ({ items: ids.map((id) => row(id)), total: ids.length, offset: 0, limit: 20 });

const press = async (name: string) => {
  const bar = await screen.findByRole('region', { name: '결재 처리' });
  await userEvent.click(within(bar).getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  const verb = within(dialog).getByRole('button', { name });
  await waitFor(() => expect(document.activeElement).toBe(verb));
  return dialog;
};

it('the confirmation of an act names the document and who is next, and Enter is the answer', async () => {
  const { calls } = await givenPortal('/approval/documents/view/2?list-type=requested', [
    reply(requested, page()),
    reply(getDocument, waiting()),
    reply(actOnLine, waiting({ status: 'InProgress' })),
  ]);
  const dialog = await press('승인');
  expect(dialog.textContent).toContain('LA-2026-000002 [품의서] 조류 퇴치 장비');
  expect(dialog.textContent).toContain('승인하면 다음 차례는 박서준 상무 · 정비팀입니다. 승인 처리 하시겠습니까?');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(calls.some(({ method, path }) => method === 'PUT' && path.includes('/2/'))).toBe(true));
});

it('of an agreement group those who are at it already are not called next', async () => {
  const lines = [line(1, reader), { ...line(2, next), seq: 1 }];
  await givenPortal('/approval/documents/view/2', [reply(getDocument, waiting({ lines }))]);
  expect((await press('승인')).textContent).toContain('승인해도 같은 차례의 박서준 상무 · 정비팀 합의가 남습니다.');
});

it('the last approval says that it completes the document', async () => {
  await givenPortal('/approval/documents/view/2', [reply(getDocument, waiting({ lines: [line(1, reader)] }))]);
  expect((await press('승인')).textContent).toContain('마지막 결재이므로 승인하면 완료됩니다.');
});

it('the message of a rejection names the document and has no success heading', async () => {
  await givenPortal('/approval/documents/view/2?list-type=requested', [
    reply(requested, page()),
    reply(getDocument, waiting()),
    reply(actOnLine, waiting({ status: 'Rejected' })),
  ]);
  await userEvent.type(await screen.findByRole('textbox', { name: '의견' }), '다시 보아 주세요.');
  const dialog = await press('반려');
  expect(dialog.textContent).toContain('반려하면 결재가 끝나고 김도현 과장 · 운항팀에게 돌아갑니다.');
  await userEvent.keyboard('{Enter}');
  const notice = (await screen.findByText('반려되었습니다.')).closest('[role=alert]');
  expect(notice?.textContent).toContain('LA-2026-000002 [품의서] 조류 퇴치 장비');
  expect(notice?.textContent).not.toContain('완료');
});

it('after the act at the end of the queue the focus is on the document in its place', async () => {
  let acted = false;
  const rows = { endpoint: requested, answer: () => ({ body: acted ? page(1, 3) : page(1, 3, 2) }) };
  await givenPortal('/approval/documents/requested', [
    rows,
    reply(getDocument, waiting()),
    {
      endpoint: actOnLine,
      answer: () => {
        acted = true;
        return { body: waiting() };
      },
    },
  ]);
  await userEvent.click(await screen.findByRole('link', { name: '[품의서] 문서 2' }));
  await press('승인');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: '[품의서] 문서 2' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('[품의서] 문서 3'));
});

it('after the last of a list it is on the name of the list', async () => {
  let acted = false;
  const rows = { endpoint: requested, answer: () => ({ body: acted ? page() : page(2) }) };
  await givenPortal('/approval/documents/requested', [
    rows,
    reply(getDocument, waiting()),
    {
      endpoint: actOnLine,
      answer: () => {
        acted = true;
        return { body: waiting() };
      },
    },
  ]);
  await userEvent.click(await screen.findByRole('link', { name: '[품의서] 문서 2' }));
  await press('승인');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('결재할 문서가 없습니다.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

it('after a cancellation, whose button has disappeared, the focus is on the next element', async () => {
  let canceled = false;
  const own = () => waiting({ drafter: reader, lines: [line(1, next)], ...(canceled ? { status: 'Canceled' } : {}) });
  await givenPortal('/approval/documents/view/2?list-type=submitted', [
    reply(submitted, page(2)),
    { endpoint: getDocument, answer: () => ({ body: own() }) },
    {
      endpoint: cancelDocument,
      answer: () => {
        canceled = true;
        return { body: own() };
      },
    },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '상신 취소' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), '잘못 올렸습니다.');
  await userEvent.click(within(dialog).getByRole('button', { name: '상신 취소' }));
  const rewrite = await screen.findByRole('button', { name: '다시 작성' });
  await waitFor(() => expect(document.activeElement).toBe(rewrite));
});

it('a comment that can no longer be sent is shown until it is discarded; a stored one is deleted from this device', async () => {
  const key = `${LOCAL_WORK}comment.2.${reader.id}`;
  const acted = (comment: string | null) => ({
    ...line(1, reader),
    action: 'Approved' as const,
    actionDate: '2026-11-20T00:00:00.000Z',
    comment,
  });
  storeLocalWork(localStorage, key, '조건부로 승인합니다.');
  const { router } = await givenPortal('/approval/documents/view/2?list-type=requested', [
    reply(requested, page()),
    {
      endpoint: getDocument,
      answer: ({ path }) => ({
        body: waiting({ lines: [acted(path.endsWith('/2') ? null : '조건부로 승인합니다.'), line(2, next)] }),
      }),
    },
  ]);
  const left = within(await screen.findByRole('region', { name: '보내지 않은 의견' }));
  expect(left.getByRole('textbox')).toHaveProperty('value', '조건부로 승인합니다.');
  await userEvent.click(left.getByRole('button', { name: '지우기' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '보내지 않은 의견' })).toBeNull());
  expect(localStorage.getItem(key)).toBeNull();
  storeLocalWork(localStorage, key, '조건부로 승인합니다.');
  await router.navigate({
    to: '/approval/documents/view/$id',
    params: { id: '3' },
    search: { 'list-type': 'requested' },
  });
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(screen.queryByRole('region', { name: '보내지 않은 의견' })).toBeNull();
});

it('a reader of a document that waits for a resigned approver sees who can hand it over', async () => {
  const { lines, ...document } = waiting({ drafter: reader, lines: [line(1, writer), line(2, next)] });
  await givenPortal('/approval/documents/view/2', [
    reply(getDocument, { ...document, lines: lines.map((each) => ({ ...each, waitsForHandover: each.id === 2 })) }),
  ]);
  const note = await screen.findByRole('alert');
  expect(note.textContent).toBe(
    '박서준 님이 퇴사했습니다그 차례에서 기다리며, 관리자가 다른 사원에게 인계하면 이어집니다.',
  );
});

/** The text that a reader wrote as an approver before the drafter changed the memo. */
const givenChanged = async (changed: ReturnType<typeof waiting>) => {
  let now = waiting();
  await givenPortal('/approval/documents/view/2?list-type=requested', [
    reply(requested, page()),
    { endpoint: getDocument, answer: () => ({ body: now }) },
  ]);
  await userEvent.type(await screen.findByRole('textbox', { name: '의견' }), '조건부로');
  now = changed;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await screen.findByRole('heading', { level: 1, name: changed.title });
};

it('a comment of a former approver is shown, with the reason', async () => {
  await givenChanged(waiting({ title: '[품의서] 고친 품의', lines: [line(11, next)], referrers: [] }));
  const left = within(await screen.findByRole('region', { name: '보내지 않은 의견' }));
  expect(left.getByRole('textbox')).toHaveProperty('value', '조건부로');
  left.getByText('그사이 결재선이 바뀌어 보낼 수 없습니다. 이 기기에만 남아 있습니다.');
});

it('a user typing a comment continues when the memo is changed and it is still their turn', async () => {
  await givenChanged(waiting({ title: '[품의서] 고친 품의', lines: [line(11, reader), line(12, next)] }));
  await userEvent.keyboard(' 승인합니다.');
  const box = screen.getByRole('textbox', { name: '의견' });
  expect(box).toHaveProperty('value', '조건부로 승인합니다.');
  expect(document.activeElement).toBe(box);
});

/** A memo whose content is changed after it was opened, so that a decision on the old version is refused. */
const givenModified = async (change: Parameters<typeof sampleDocument>[0]) => {
  let now = waiting();
  const portal = await givenPortal('/approval/documents/view/2?list-type=requested', [
    reply(requested, page()),
    reply(submitted, page()),
    { endpoint: getDocument, answer: () => ({ body: now }) },
    {
      endpoint: actOnLine,
      answer: ({ body }) => {
        if ((body as { contentVersion: number }).contentVersion !== now.contentVersion)
          return refusal('changed-meanwhile');
        now = waiting({ ...change, lines: [{ ...line(1, reader), action: 'Approved' }, line(2, next)] });
        return { body: now };
      },
    },
  ]);
  await screen.findByRole('region', { name: '결재 처리' });
  const modify = () => {
    now = waiting({ contentVersion: 2, ...change });
  };
  const contentVersions = () =>
    portal.calls
      .filter(({ method }) => method === 'PUT')
      .map(({ body }) => (body as { contentVersion: number }).contentVersion);
  return { modify, contentVersions };
};

const rowsOf = (dialog: HTMLElement) =>
  within(within(dialog).getByRole('table', { name: '달라진 내용' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('an approval of a changed memo is refused, and the changes are shown before it is repeated', async () => {
  const { modify, contentVersions } = await givenModified({
    title: '[품의서] 고친 품의',
    attachedFiles: [{ id: 9, name: '견적서.pdf', size: 1200 }],
  });
  modify();
  await press('승인');
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '문서가 변경되었습니다' });
  expect(rowsOf(dialog)).toEqual([
    '제목[품의서] 조류 퇴치 장비[품의서] 고친 품의',
    '첨부 파일(없음)견적서.pdf (1.2 kB)',
  ]);
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await press('승인');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('승인되었습니다.');
  expect(contentVersions()).toEqual([1, 2]);
});

it('changes of the open document are reported when it is refetched, and it can be decided only after confirming them', async () => {
  const { modify, contentVersions } = await givenModified({ content: '<p>두 대를 삽니다.</p>' });
  modify();
  window.dispatchEvent(new Event('visibilitychange'));
  const dialog = await screen.findByRole('dialog', { name: '문서가 변경되었습니다' });
  expect(rowsOf(dialog)).toEqual([expect.stringContaining('두 대를 삽니다.')]);
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await press('승인');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('승인되었습니다.');
  expect(contentVersions()).toEqual([2]);
});

it.each(['Approved', 'Hold'] as const)(
  'an approver whose answer was lost sees that it was stored, unless the line shows something else: %s',
  async (action) => {
    const acted = waiting({ lines: [{ ...line(1, reader), action }, line(2, next)] });
    let isSent = false;
    let isRefused = false;
    await givenPortal('/approval/documents/view/2?list-type=requested', [
      reply(requested, page()),
      reply(submitted, page()),
      { endpoint: getDocument, answer: () => ({ body: isRefused ? acted : waiting() }) },
      {
        endpoint: actOnLine,
        answer: () => {
          if (isSent) {
            isRefused = true;
            return refusal('already-acted');
          }
          isSent = true;
          throw new TypeError('Failed to fetch');
        },
      },
    ]);
    await press('승인');
    await userEvent.keyboard('{Enter}');
    const lost = await screen.findByRole('dialog', { name: '처리하지 못했습니다' });
    within(lost).getByText(/서버에 연결할 수 없습니다/);
    await userEvent.click(within(lost).getByRole('button', { name: '확인' }));
    await press('승인');
    await userEvent.keyboard('{Enter}');
    if (action === 'Approved') await screen.findByText('승인되었습니다.');
    else await screen.findByText('이미 결재가 처리된 문서 입니다.');
  },
);
