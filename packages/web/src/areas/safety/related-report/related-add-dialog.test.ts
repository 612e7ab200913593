import { expect, it } from 'vitest';
import { faultsOf } from './related-add-dialog.tsx';

const error = (path: string, message: string) => ({ path, code: 'report-closed', message }) as const;

it('problems are shown at the report of their index, and others separately', () => {
  const { at, rest } = faultsOf(
    [31, 12, 7],
    [error('2', '종결된 보고서입니다.'), error('0', '없는 보고서입니다.'), error('', '다시'), error('9', '모름')],
  );
  expect([...at]).toEqual([
    [7, '종결된 보고서입니다.'],
    [31, '없는 보고서입니다.'],
  ]);
  expect(rest).toEqual(['다시', '모름']);
});
