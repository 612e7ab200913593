import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useUploads } from '../../case/case-uploads.ts';

it('nothing that was under way arrives once one has left', async () => {
  const begun: AbortSignal[] = [];
  const send = (_file: File, { signal }: { signal: AbortSignal }) => {
    begun.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useUploads(send), { wrapper });
  await act(async () => result.current.add([new File(['a'], '하나.pdf'), new File(['b'], '둘.pdf')]));
  expect(begun.map(({ aborted }) => aborted)).toEqual([false]);
  await act(async () => result.current.cancelAll());
  expect(begun.map(({ aborted }) => aborted)).toEqual([true]);
  expect(result.current.items).toEqual([]);
});
