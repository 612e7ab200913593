import { expect, it } from 'vitest';
import { CallFailure, unreachable } from '../../../platform/calls/failure.ts';
import { changeFiles, type FileItem } from '../../files/drop-items.ts';
import { copyFilesToNewDraft } from './draft-files.ts';

const stored = (id: number, name: string) => ({ id, name, size: 1 });
const two = [stored(3, 'a.png'), stored(4, 'a.png')];

const givenForm = (beginning: readonly ReturnType<typeof stored>[]) => {
  const form = { stored: beginning, items: [] as FileItem[] };
  const files = {
    stored: beginning,
    arrived: () => {
      form.stored = [];
    },
    change: (change: Parameters<typeof changeFiles>[1]) => {
      form.items = changeFiles(form.items, change);
    },
  };
  return { form, files };
};

it('stored files become chosen ones, also two with the same name and size', async () => {
  const { form, files } = givenForm(two);
  const content = new Blob(['x'], { type: 'image/png' });
  expect(await copyFilesToNewDraft(files, async () => ({ name: 'a.png', content }))).toEqual([]);
  expect(form.stored).toEqual([]);
  expect(form.items.map(({ file, state }) => [file.name, file.type, file.size, state])).toEqual([
    ['a.png', 'image/png', 1, 'waiting'],
    ['a.png', 'image/png', 1, 'waiting'],
  ]);
});

it.each([401, 403, 404, 410, 500])(
  'a file whose download fails with %d is named, and the others are copied',
  async (status) => {
    const { form, files } = givenForm([stored(3, 'gone.png'), stored(4, 'b.txt')]);
    const missing = await copyFilesToNewDraft(files, async (id) => {
      if (id === 3)
        throw new CallFailure({
          code: status === 401 ? 'no-permission-on-document' : 'not-found',
          status,
          message: '',
        });
      return { name: 'b.txt', content: new Blob(['x']) };
    });
    expect(missing).toEqual(['gone.png']);
    expect(form.items.map(({ file }) => file.name)).toEqual(['b.txt']);
  },
);

it.each([
  ['no network', () => unreachable()],
  ['an answer that breaks off', () => new TypeError('network error')],
  ['too many calls', () => new CallFailure({ code: 'too-many-requests', status: 429, message: '' })],
  ['a session that has ended', () => new CallFailure({ code: 'not-signed-in', status: 401, message: '' })],
])('with %s it fails and all stays as it was', async (_, error) => {
  const { form, files } = givenForm(two);
  const copied = copyFilesToNewDraft(files, async (id) => {
    if (id === 4) throw error();
    return { name: 'a.png', content: new Blob(['x']) };
  });
  await expect(copied).rejects.toBeInstanceOf(CallFailure);
  expect(form).toEqual({ stored: two, items: [] });
});
