import { getApprovalCounts } from '@portal/contract/approval';
import { listMenus } from '@portal/contract/identity';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, refuse } from '../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Opens a list while the server refuses calls. */
const refusedWith = (code: 'overloaded' | 'maintenance', message?: string) =>
  givenPortal('/approval/documents/draft', [
    refuse(listMenus, code, message),
    refuse(getApprovalCounts, code, message),
  ]);

it('an overloaded server is shown as busy with an automatic retry, not as maintenance', async () => {
  await refusedWith('overloaded');
  await screen.findByRole('heading', { level: 1, name: '접속이 많습니다' });
  expect(screen.getByRole('status').textContent).toBe('다시 열리면 보던 화면으로 돌아갑니다.');
  screen.getByRole('button', { name: '다시 시도' });
  expect(screen.getByRole('main').textContent).not.toContain('점검');
});

it('maintenance is shown with the administrator’s text', async () => {
  await refusedWith('maintenance', '20시까지 점검합니다.');
  await screen.findByRole('heading', { level: 1, name: '시스템 점검' });
  screen.getByText('20시까지 점검합니다.');
  screen.getByText('다시 열리면 보던 화면으로 돌아갑니다.');
});
