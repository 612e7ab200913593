import { MantineProvider } from '@mantine/core';
import { act, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from '../../../platform/i18n.ts';
import { useForm } from '../form-state.ts';
import { useFiles } from '../page/draft-files.ts';
import { listCopies, placeOf } from './local-copy.ts';
import { CopyOffer, LocalCopyNote } from './local-copy-notes.tsx';
import { useLocalCopy } from './use-local-copy.ts';

type Values = { title: string };

const place = placeOf('safety', 7, 'new-SSR');
const copying = { isForm: (found: unknown): found is Values => found !== null, bare: (form: Values) => form };
const version = { current: undefined };
const photo = new File(['1'], 'IMG_1.jpg');
const sheet = new File(['22'], '점검표.xlsx');
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.setSystemTime('2026-11-20T22:47:30.000Z');
});
afterEach(() => vi.useRealTimers());

const givenForm = () => {
  const { result } = renderHook(() => {
    const form = useForm<Values>({ title: '' }, { name: 'report', fields: ['title'], labelOf: (field) => field });
    const files = useFiles([], form);
    return { form, files, copy: useLocalCopy(form, { ...copying, place, version }) };
  });
  const { container } = render(<LocalCopyNote status={result.current.copy.status} />);
  const pause = () => act(() => void vi.advanceTimersByTime(900));
  return { result, note: () => container.textContent, pause };
};
const named = () => listCopies(localStorage, place, copying).map(({ chosenFiles }) => chosenFiles);

test('the note of a stored copy names chosen files that are not in it, until they are sent or removed', () => {
  const { result, note, pause } = givenForm();
  act(() => result.current.form.patch({ title: '조류 충돌' }));
  pause();
  expect([note(), named()]).toEqual(['07:47 이 기기에 저장됨', [[]]]);
  act(() => result.current.files.change({ kind: 'add', files: [photo, sheet] }));
  pause();
  expect([note(), named()]).toEqual(['07:47 이 기기에 저장됨 (파일 제외)', [['IMG_1.jpg', '점검표.xlsx']]]);
  const [first, second] = result.current.files.items;
  act(() => result.current.files.change({ kind: 'sent', key: first?.key ?? '' }));
  pause();
  expect(named()).toEqual([['점검표.xlsx']]);
  act(() => result.current.files.change({ kind: 'remove', key: second?.key ?? '' }));
  pause();
  expect([note(), named()]).toEqual(['07:47 이 기기에 저장됨', [[]]]);
});

test('files that were chosen before any text are named too; without text nothing is stored', () => {
  const { result, note, pause } = givenForm();
  act(() => result.current.files.change({ kind: 'add', files: [photo] }));
  pause();
  expect([note(), named()]).toEqual(['', []]);
  act(() => result.current.form.patch({ title: '조류 충돌' }));
  pause();
  expect([note(), named()]).toEqual(['07:47 이 기기에 저장됨 (파일 제외)', [['IMG_1.jpg']]]);
});

test('missing pictures and files are named together', () => {
  const { result, note, pause } = givenForm();
  act(() => result.current.files.change({ kind: 'add', files: [photo] }));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => result.current.form.patch({ title: '그림이 큰 글' }));
  pause();
  expect(note()).toBe('07:47 이 기기에 저장됨 (그림·파일 제외)');
});

const copyOf = (chosenFiles: readonly string[], files: readonly File[] = []) => {
  const copy = { files, savedAt: new Date().toISOString(), form: {}, version: 1, withoutPictures: false, chosenFiles };
  const { container } = render(
    <MantineProvider>
      <CopyOffer copy={{ available: copy, replaces: () => false, take: vi.fn(), drop: vi.fn() }} />
    </MantineProvider>,
  );
  return container.textContent;
};

test('the offer names the files that have to be chosen again', async () => {
  expect(copyOf([])).not.toContain('파일');
  expect(copyOf(['IMG_1.jpg'])).toContain('첨부 파일 1개(IMG_1.jpg)는 남아 있지 않습니다. 다시 선택해 주세요.');
  expect(copyOf(['IMG_1.jpg', '점검표.xlsx'], [photo])).toContain(
    '첨부 파일 1개(IMG_1.jpg)도 남아 있습니다. 첨부 파일 1개(점검표.xlsx)는 남아 있지 않습니다.',
  );
  await chooseLanguage('en');
  expect(copyOf(['IMG_1.jpg'])).toContain('1 chosen file (IMG_1.jpg) was not kept. Please choose it again.');
  expect(copyOf(['IMG_1.jpg', 'b.pdf'])).toContain(
    '2 chosen files (IMG_1.jpg, b.pdf) were not kept. Please choose them again.',
  );
  await chooseLanguage('ko');
});
