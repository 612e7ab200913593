import { act, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { CallFailure, unreachable } from '../../../platform/calls/failure.ts';
import { useForm } from '../form-state.ts';
import { useFiles } from './draft-files.ts';
import { useDraft } from './use-draft.ts';

type Values = { subject: string };
type Stored = Values & { id: number; version: number; attachedFiles: []; isSent: boolean };

const draft: Stored = { id: 12, version: 1, subject: '조류', attachedFiles: [], isSent: false };

/** A server that records the calls; `network` decides for each call by name whether it is lost. */
const given = (network: (call: string) => 'through' | 'lost before' | 'lost after' | CallFailure) => {
  const arrived: string[] = [];
  let isSent = false;
  const over = async (call: string, note: string, reply: () => Stored): Promise<Stored> => {
    const fate = network(call);
    if (fate === 'lost before') throw unreachable();
    if (fate instanceof CallFailure) throw fate;
    arrived.push(note);
    const answer = reply();
    if (fate === 'lost after') throw unreachable();
    return answer;
  };
  const confirmed: string[] = [];
  const submitted: number[] = [];
  const { result } = renderHook(() => {
    const form = useForm<Values>(
      { subject: '조류' },
      { name: 'report', fields: ['subject', 'files'], labelOf: (field) => field },
    );
    const version = useRef<number | undefined>(undefined);
    const files = useFiles([], form);
    return useDraft<Values, Values, Stored>({
      form,
      files,
      version,
      draft: undefined,
      calls: {
        create: (_body, key) => over('create', `create ${key}`, () => draft),
        update: () => over('update', 'update', () => draft),
        read: () => over('read', 'read', () => ({ ...draft, isSent })),
        submit: () =>
          over('submit', 'submit', () => {
            isSent = true;
            return { ...draft, isSent };
          }),
        removeFile: () => Promise.resolve(),
        fetchFile: async () => ({ name: '', content: new Blob() }),
        sendFile: () => Promise.resolve(),
      },
      formOf: ({ subject }) => ({ subject }),
      bodyOf: (values) => values,
      bodyToSubmit: (values) => values,
      checkDraft: () => [],
      checkSubmission: () => [],
      closedCodes: new Set(),
      readToWrite: () => Promise.resolve(draft),
      confirmSubmission: async ({ subject }) => {
        confirmed.push(subject);
        return true;
      },
      filesFailedMessage: () => '',
      onSeen: () => undefined,
      onDraft: () => undefined,
      onSaved: () => undefined,
      onSubmitted: ({ id }) => submitted.push(id),
      waitsForNetwork: { isSent: (stored) => stored.isSent },
    });
  });
  return { result, arrived, confirmed, submitted };
};

/** Restores the network and waits until all retries have ended. */
const comesBack = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'));
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  });

it('a call that the network prevented waits and is sent when the network is back, with one question', async () => {
  let isOffline = true;
  const { result, arrived, confirmed, submitted } = given(() => (isOffline ? 'lost before' : 'through'));
  await act(() => result.current.submit());
  expect(result.current.waiting?.kind).toBe('submit');
  expect(result.current.state.messages).toEqual([]);
  await comesBack();
  expect(result.current.waiting?.kind).toBe('submit');
  isOffline = false;
  await comesBack();
  expect(submitted).toEqual([12]);
  expect(arrived.map((note) => note.split(' ')[0])).toEqual(['create', 'submit']);
  expect(confirmed).toEqual(['조류']);
  expect(result.current.waiting).toBeUndefined();
});

it('a draft whose answer was lost is sent again with the same key', async () => {
  const fates = ['lost after', 'through'] as const;
  let create = 0;
  const { result, arrived, submitted } = given((call) =>
    call === 'create' ? (fates[create++] ?? 'through') : 'through',
  );
  await act(() => result.current.submit());
  await comesBack();
  expect(submitted).toEqual([12]);
  const [first, second] = arrived;
  expect(first).toMatch(/^create .+/);
  expect(second).toBe(first);
});

it('a submission whose answer was lost is found submitted and not sent again', async () => {
  let isLost = true;
  const { result, arrived, submitted } = given((call) => (call === 'submit' && isLost ? 'lost after' : 'through'));
  await act(() => result.current.submit());
  expect(result.current.waiting?.kind).toBe('submit');
  isLost = false;
  await comesBack();
  expect(submitted).toEqual([12]);
  expect(arrived.slice(1)).toEqual(['submit', 'read']);
});

it('a refused call does not wait, nor does a stopped one', async () => {
  const refusal = new CallFailure({ code: 'invalid-input', status: 400, message: '거절' });
  const refused = given((call) => (call === 'create' ? refusal : 'through'));
  await act(() => refused.result.current.submit());
  expect(refused.result.current.waiting).toBeUndefined();
  expect(refused.result.current.state.messages).toEqual(['거절']);

  const stopped = given(() => 'lost before');
  await act(() => stopped.result.current.save());
  expect(stopped.result.current.waiting?.kind).toBe('save');
  act(() => stopped.result.current.waiting?.stop());
  await comesBack();
  expect(stopped.result.current.waiting).toBeUndefined();
  expect(stopped.arrived).toEqual([]);
});
