import { expect, it, vi } from 'vitest';
import { notify } from './notify.ts';

it('toasts that cannot come, as the server is away, take nothing else with them', async () => {
  vi.doMock('./shown.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await expect(notify('error', '서버에 연결할 수 없습니다.')).resolves.toBeUndefined();
  vi.doUnmock('./shown.tsx');
});
