import {
  type ApprovalDocument,
  documentListEndpoints,
  getAttachedDocument,
  getDocument,
  modifyDocument,
} from '@portal/contract/approval';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleRow as row, sampleDocument } from '../../../testing/samples.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const { draft, requested, submitted } = documentListEndpoints;
const page = { items: [row(1), row(2)], total: 2, offset: 0, limit: 20 };
const follow = async (name: string | RegExp) => userEvent.click(await screen.findByRole('link', { name }));
const SEARCHED = { searchText: '문서' };

it('the row to return to is scrolled into view after the router has scrolled to the top', async () => {
  await givenPortal('/approval/documents/requested', [
    reply(requested, page),
    reply(getDocument, sampleDocument({ id: 2 })),
  ]);
  await follow('[품의서] 문서 2');
  const back = await screen.findByRole('link', { name: /목록/ });
  const toTop = vi.spyOn(window, 'scrollTo');
  const toRow = vi.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(back);
  await waitFor(() => expect(toTop).toHaveBeenCalled());
  expect(toRow.mock.contexts.at(-1)).toBe(screen.getByRole('row', { name: /문서 2/ }));
  expect(toRow.mock.invocationCallOrder.at(-1)).toBeGreaterThan(toTop.mock.invocationCallOrder.at(-1) ?? 0);
});

it('the list and its search are restored after an attached document', async () => {
  const attached = sampleDocument({ id: 9, docNo: 'LA-2026-000009', title: '[품의서] 붙임' });
  const { id, docNo, title, drafter, approvalDate, lines, status } = attached;
  const { router } = await givenPortal('/approval/documents/requested?searchText=문서', [
    reply(requested, page),
    reply(
      getDocument,
      sampleDocument({ id: 2, attachedDocs: [{ id, docNo, title, drafter, approvalDate, lines, status }] }),
    ),
    reply(getAttachedDocument, attached),
  ]);
  await follow('[품의서] 문서 2');
  await follow(/붙임/);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ linkedDocId: 2 }));
  await follow('원 문서로');
  await follow(/목록/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/requested'));
  expect(router.state.location.search).toEqual(SEARCHED);
});

it('the list and its search are restored after a modification', async () => {
  const { router } = await givenPortal('/approval/documents/submitted?searchText=문서', [
    reply(submitted, page),
    reply(getDocument, sampleDocument({ id: 2, status: 'InProgress' })),
  ]);
  await follow('[품의서] 문서 2');
  await userEvent.click(await screen.findByRole('button', { name: '수정' }));
  await follow('문서로 돌아가기');
  await follow(/목록/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/submitted'));
  expect(router.state.location.search).toEqual(SEARCHED);
});

it('a form that may not be opened redirects to the view, which links back to the list', async () => {
  const { router } = await givenPortal('/approval/documents/modify/2?list-type=submitted&searchText=문서', [
    reply(submitted, page),
    reply(getDocument, sampleDocument({ id: 2, status: 'Completed' })),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/view/2'));
  await follow(/목록/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/submitted'));
  expect(router.state.location.search).toEqual(SEARCHED);
});

const NARROWED = { ...SEARCHED, category: 'LeaveApplication' };

const givenDraftOpened = async (change: Partial<ApprovalDocument>) => {
  const { router } = await givenPortal('/approval/documents/draft?searchText=문서&category=LeaveApplication', [
    reply(draft, page),
    reply(getDocument, sampleDocument({ id: 2, ...change })),
  ]);
  await follow('[품의서] 문서 2');
  return router;
};

it('a draft links back to the drafts with their search', async () => {
  const router = await givenDraftOpened({});
  await follow('임시저장 목록');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/draft'));
  expect(router.state.location.search).toEqual(NARROWED);
});

it('so does one that went out elsewhere meanwhile', async () => {
  const router = await givenDraftOpened({ status: 'InProgress' });
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/view/2'));
  await follow(/목록/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/draft'));
  expect(router.state.location.search).toEqual(NARROWED);
});

it('a saved modification leaves the view in the history once', async () => {
  const { drafter } = sampleDocument();
  const approver = { ...drafter, id: 8, code: 'H0008', name: '박도윤' };
  const undone = {
    action: null,
    actionDate: null,
    comment: null,
    isFinal: false,
    actedBy: null,
    deputy: null,
    pastActs: [],
    handedOverFrom: null,
  };
  const line = { id: 1, seq: 1, approvalType: 'Approve' as const, approver, ...undone };
  const document = sampleDocument({ id: 2, status: 'InProgress', content: '<p>내용</p>', lines: [line] });
  const { router } = await givenPortal('/approval/documents/submitted?searchText=문서', [
    reply(submitted, page),
    reply(getDocument, document),
    reply(modifyDocument, document),
  ]);
  await follow('[품의서] 문서 2');
  await userEvent.click(await screen.findByRole('button', { name: '수정' }));
  await userEvent.click(await screen.findByRole('button', { name: '수정 완료' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/view/2'));
  router.history.back();
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/submitted'));
});

it.each([
  '/approval/documents/view/abc',
  '/approval/documents/view/0',
  '/approval/documents/write/abc?category=LetterOfApproval',
  '/approval/documents/modify/abc',
])('%s is not found within the area', async (address) => {
  await givenPortal(address, []);
  const heading = await screen.findByRole('heading', { name: '페이지를 찾을 수 없습니다' });
  expect(screen.getByRole('main').contains(heading)).toBe(true);
  screen.getByRole('navigation', { name: '전자결재 메뉴' });
});
