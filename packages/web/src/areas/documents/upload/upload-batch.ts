import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { isRefusedForGood } from '../../../platform/files/refused-file.ts';
import { messageOf } from '../../../ui/form/page/form-page.ts';
import { documentKeys } from '../document/document.queries.ts';
import { findFile, sendDocument } from './document-upload.queries.ts';
import { fileNameOf, type Row, readyRows, rowOf } from './upload-batch-rows.ts';
import { refusalOfDocument } from './upload-file-rules.ts';

/** The number of concurrent uploads; more would only share the bandwidth. */
const AT_ONCE = 2;
const PAUSE_MS = 450;

/** Uploads several files into a general drive: each is checked, sent, stopped and retried separately. */
export const useBatch = (driveId: number, chosen: readonly File[]) => {
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<readonly Row[]>([]);
  const latest = useRef(rows);
  const queue = useRef<string[]>([]);
  const [workers, setWorkers] = useState(0);
  const running = useRef(0);
  const controllers = useRef(new Map<string, AbortController>());
  const keys = useRef(new Map<string, string>());
  const pauses = useRef(new Map<string, number>());

  const find = (key: string): Row | undefined => latest.current.find((row) => row.key === key);
  const put = (next: readonly Row[]): void => {
    latest.current = next;
    setRows(next);
  };
  const change = (key: string, part: Partial<Row>): void =>
    put(latest.current.map((row) => (row.key === key ? { ...row, ...part } : row)));

  const ask = async (key: string): Promise<void> => {
    const row = find(key);
    const asked = row ? fileNameOf(row) : '';
    if (asked === '') return;
    try {
      const there = await findFile(driveId, asked);
      const now = find(key);
      if (now && fileNameOf(now) === asked) change(key, { there });
    } catch (error) {
      change(key, { state: 'failed', reason: messageOf(error) });
    }
  };
  const add = (files: readonly File[]): void => {
    const added = files.map((file) => rowOf(file, refusalOfDocument(file)));
    put([...latest.current, ...added]);
    for (const { key } of added) void ask(key);
  };
  const send = async (row: Row): Promise<void> => {
    const { key, file, title } = row;
    const body = { docType: 'Normal' as const, title, ...(row.there?.exists ? { overwrite: true } : {}) };
    // The same key for the same attempt, so that a repeated one makes nothing twice.
    const attempt = `${key} ${JSON.stringify(body)}`;
    const idempotencyKey = keys.current.get(attempt) ?? crypto.randomUUID();
    keys.current.set(attempt, idempotencyKey);
    const controller = new AbortController();
    controllers.current.set(key, controller);
    change(key, { state: 'sending', progress: 0, reason: undefined });
    try {
      const onProgress = (progress: number): void => change(key, { progress });
      await sendDocument(driveId, body, file, { idempotencyKey, signal: controller.signal, onProgress });
      change(key, { state: 'sent', progress: 1 });
    } catch (error) {
      const isRefused = isRefusedForGood(error);
      const reason = (isFailure(error) && error.errors[0]?.message) || messageOf(error);
      change(key, { state: 'failed', progress: 0, reason, ...(isRefused ? { refusal: reason } : {}) });
      // Somebody uploaded one with this name meanwhile: the user has to choose.
      if (isFailure(error, 'file-exists')) await ask(key);
    }
  };
  const work = async (): Promise<void> => {
    running.current += 1;
    setWorkers(running.current);
    for (let key = queue.current.shift(); key !== undefined; key = queue.current.shift()) {
      const row = find(key);
      if (row && readyRows(latest.current).some((ready) => ready.key === key)) await send(row);
    }
    running.current -= 1;
    setWorkers(running.current);
    if (running.current === 0) void queryClient.invalidateQueries({ queryKey: documentKeys.all });
  };
  const go = (wanted: readonly string[]): void => {
    queue.current.push(...wanted.filter((key) => !queue.current.includes(key)));
    while (running.current < Math.min(AT_ONCE, running.current + queue.current.length)) void work();
  };
  const cancelAll = (): void => {
    queue.current = [];
    for (const controller of controllers.current.values()) controller.abort();
  };

  // Once, though strict mode mounts twice: the chosen files are listed already then.
  const begin = useRef(() => add(chosen));
  useEffect(() => {
    if (latest.current.length === 0) begin.current();
  }, []);

  return {
    rows,
    isRunning: workers > 0,
    add,
    start: () => go(readyRows(latest.current).map(({ key }) => key)),
    retry: (key: string) => {
      if (find(key)?.there === undefined) return void ask(key).then(() => go([key]));
      go([key]);
    },
    retitle: (key: string, title: string) => {
      change(key, { title, there: undefined, revises: false, state: 'waiting', reason: undefined });
      window.clearTimeout(pauses.current.get(key));
      pauses.current.set(
        key,
        window.setTimeout(() => void ask(key), PAUSE_MS),
      );
    },
    choose: (key: string, revises: boolean) => change(key, { revises, state: 'waiting', reason: undefined }),
    remove: (key: string) => put(latest.current.filter((row) => row.key !== key)),
    cancel: (key: string) => controllers.current.get(key)?.abort(),
    cancelAll,
  };
};

export type Batch = ReturnType<typeof useBatch>;
