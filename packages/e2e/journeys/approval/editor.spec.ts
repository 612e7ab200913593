import { expect, test } from '../../personas/test.ts';

test('the editor is passed through with the keyboard: one stop for the toolbar, into a table and out of it', async ({
  as,
}) => {
  const page = await as('cabin', '/approval/documents/write?category=LetterOfApproval');
  const { keyboard } = page;
  const text = page.getByRole('textbox', { name: '내용' });
  await text.click();
  await keyboard.type('표 앞');
  const toolbar = page.getByRole('toolbar');
  const height = (await toolbar.boundingBox())?.height;
  await keyboard.press('Shift+Tab');
  const stop = page.locator(':focus');
  await expect(toolbar.locator(':focus')).toBeVisible();
  await keyboard.press('ArrowRight');
  await expect(toolbar.locator(':focus')).toBeVisible();
  await keyboard.press('Tab');
  await expect(text).toBeFocused();

  await toolbar.getByRole('button', { name: '표 넣기' }).click();
  await page.getByRole('button', { name: /^2열 2행/ }).click();
  await expect(text.getByRole('cell').or(text.getByRole('columnheader')).first()).toBeVisible();
  await expect(toolbar.getByRole('button', { name: '행 삭제' })).toBeEnabled();
  expect((await toolbar.boundingBox())?.height).toBe(height);
  const rows = await text.locator('tr').count();
  for (let cells = 0; cells < 4; cells += 1) await keyboard.press('Tab');
  await expect(text.locator('tr')).toHaveCount(rows + 1);
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await expect(stop).not.toHaveAttribute('contenteditable');
  await expect(text.locator('tr')).toHaveCount(rows + 1);
});

/** A picture of one dot. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('pictures stay in the order in which they were chosen, and text typed next follows them', async ({ as }) => {
  const page = await as('cabin', '/approval/documents/write?category=LetterOfApproval');
  const text = page.getByRole('textbox', { name: '내용' });
  const add = async (...names: string[]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('toolbar').getByRole('button', { name: '그림 넣기' }).click();
    const before = await text.getByRole('img', { name: '그림' }).count();
    // What stands behind its end tells one picture from the other.
    const files = names.map((name) => ({
      name,
      mimeType: 'image/png',
      buffer: Buffer.concat([DOT, Buffer.from(name)]),
    }));
    await (await chooser).setFiles(files);
    await expect(text.getByRole('img', { name: '그림' })).toHaveCount(before + names.length);
  };
  await text.click();
  await page.keyboard.type('앞');
  await add('날개.png');
  await add('꼬리.png', '바퀴.png');
  await page.keyboard.type('뒤');
  const names = async () => {
    const sources = await text
      .getByRole('img')
      .evaluateAll((pictures) => pictures.map((each) => each.getAttribute('src')));
    return sources.map((each) =>
      Buffer.from(each?.split(',')[1] ?? '', 'base64')
        .subarray(DOT.length)
        .toString(),
    );
  };
  await expect.poll(names).toEqual(['날개.png', '꼬리.png', '바퀴.png']);
  await expect(text.locator('p').last()).toHaveText('뒤');
});
