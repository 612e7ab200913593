import { addReferrers, getDocument, type Referrer } from '@portal/contract/approval';
import { listDepartmentEmployees, listDepartments } from '@portal/contract/directory';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { givenPortal, refuse, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

const { drafter } = sampleDocument();

const team = {
  id: 3,
  parentId: null,
  level: 1,
  code: 'D3',
  name: '운항팀',
  engName: 'Flight Operations',
  childNodes: [],
};

const referrer = (sourceId: number): Referrer => ({
  type: 'Employee',
  sourceId,
  name: `참조자${sourceId}`,
  engName: `Referrer ${sourceId}`,
  email: null,
  position: '과장',
  departmentName: '운항팀',
  departmentEngName: 'Flight Operations',
  addedById: 1,
});

it('a user who lost access while adding a referrer sees one message', async () => {
  const document = sampleDocument({ status: 'InProgress' });
  const found = reply(getDocument, document);
  let isLost = false;
  const { router } = await givenPortal('/approval/documents/view/1', [
    { ...found, answer: (request) => (isLost ? refusal('no-permission-on-document') : found.answer(request)) },
    refuse(addReferrers, 'no-permission-on-document'),
    reply(listDepartments, [team]),
    reply(listDepartmentEmployees, [{ ...drafter, id: 8, name: '박도윤' }]),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '참조자 추가' }));
  const picker = await screen.findByRole('dialog', { name: '참조자 선택' });
  await userEvent.click(await within(picker).findByRole('button', { name: /박도윤/ }));
  isLost = true;
  await userEvent.click(within(picker).getByRole('button', { name: '적용' }));
  const alert = await screen.findByRole('dialog', { name: '처리하지 못했습니다' });
  within(alert).getByText('열람 권한이 없는 문서입니다.');
  await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('showing the rest of the referrers moves the focus to the first new one', async () => {
  const referrers = Array.from({ length: 15 }, (_, place) => referrer(place + 1));
  await givenPortal('/approval/documents/view/1', [
    reply(getDocument, sampleDocument({ status: 'InProgress', referrers })),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '외 3명 더 보기' }));
  expect(screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.startsWith('참조자'))).toHaveLength(
    15,
  );
  expect(document.activeElement?.textContent).toBe('참조자13 과장 (운항팀)');
});
