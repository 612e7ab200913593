import { uploadFiles } from '@portal/contract/approval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenSignedIn } from '../../testing/answers.ts';
import { upload } from './file-upload.ts';
import { isRefusedForGood } from './refused-file.ts';

/** A request without an answer. */
class Lost extends EventTarget {
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
}

beforeEach(async () => {
  givenSignedIn();
  vi.stubGlobal('XMLHttpRequest', Lost);
});
afterEach(() => vi.unstubAllGlobals());

const unchanged = new File(['1'], '견적서.pdf');
/** How a browser represents a file that was saved again after it was chosen. */
const changed = Object.assign(new File(['2'], '점검 기록.xlsx'), {
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }),
});

const failureOf = (...files: File[]): Promise<unknown> =>
  upload(uploadFiles, { params: { id: 1 }, files }).then(
    () => undefined,
    (error: unknown) => error,
  );

test('a file that was changed after it was chosen is reported as such, not as a network failure', async () => {
  const message = '점검 기록.xlsx: 선택한 뒤에 바뀌었거나 옮겨진 파일입니다. 다시 선택해 주세요.';
  const failure = await failureOf(unchanged, changed);
  expect(failure).toMatchObject({ code: 'file-changed', message, errors: [{ path: '점검 기록.xlsx', message }] });
  expect(isRefusedForGood(failure)).toBe(true);
});

test('when the files can still be read it is a network failure', async () => {
  const failure = await failureOf(unchanged);
  expect(failure).toMatchObject({ code: 'unreachable' });
  expect(isRefusedForGood(failure)).toBe(false);
});

/** A request that runs until it is aborted. */
class Slow extends EventTarget {
  static last: Slow;
  readonly upload = new EventTarget();
  constructor() {
    super();
    Slow.last = this;
  }
  open(): void {}
  setRequestHeader(): void {}
  send(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
}

test('an upload may take long while it makes progress, and is aborted without progress', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Slow);
  let outcome: unknown;
  void failureOf(unchanged).then((failure) => {
    outcome = failure;
  });
  for (let piece = 0; piece < 5; piece += 1) {
    await vi.advanceTimersByTimeAsync(25_000);
    Slow.last.upload.dispatchEvent(new ProgressEvent('progress', { loaded: piece, total: 9, lengthComputable: true }));
  }
  expect(outcome).toBeUndefined();
  Slow.last.upload.dispatchEvent(new ProgressEvent('load'));
  await vi.advanceTimersByTimeAsync(119_000);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(outcome).toMatchObject({ code: 'unreachable', isTimeout: true });
  vi.useRealTimers();
});
