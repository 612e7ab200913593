import { getEmployeePhoto, getEmployeeRecord, setEmployeePhoto } from '@portal/contract/directory';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, givenCompany } from '#testing/given-administrator';
import { multipart } from '#testing/multipart';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
});

afterAll(() => app.close());

const picture = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: '#336699' } });

const send = (content: Uint8Array | string, filename = '사진.jpg') =>
  app.call(setEmployeePhoto, company.admin, {
    params: { id: company.captain.id },
    ...multipart([{ name: 'file', filename, content }]),
  });

const read = async (size: number) => {
  const response = await app.app.inject({
    url: `${getEmployeePhoto.path.replace(':id', String(company.captain.id))}?size=${size}`,
    headers: tokensOf(company.admin),
  });
  return {
    status: response.statusCode,
    meta: await sharp(response.rawPayload)
      .metadata()
      .catch(() => undefined),
  };
};

test('there is no photo until one is set', async () => {
  expect((await read(64)).status).toBe(404);
});

test('is cropped square, stored in three sizes, and loses its location', async () => {
  const withPlace = await picture()
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(withPlace).metadata()).exif).toBeDefined();
  expect(await send(withPlace)).toMatchObject({ status: 200, body: { hasPhoto: true, version: 2 } });
  for (const [asked, pixels] of [
    [48, 64],
    [64, 64],
    [100, 128],
    [240, 256],
    [648, 256],
  ] as const)
    expect(await read(asked)).toMatchObject({ status: 200, meta: { format: 'jpeg', width: pixels, height: pixels } });
  expect((await read(256)).meta?.exif).toBeUndefined();
});

test('of several concurrent uploads with the same version one succeeds', async () => {
  const content = await picture().jpeg().toBuffer();
  const { body } = await app.call(getEmployeeRecord, company.admin, { params: { id: company.captain.id } });
  const put = () => {
    const sent = multipart([{ name: 'file', filename: 'a.jpg', content }]);
    const headers = { ...sent.headers, 'if-match': `"${body.version}"` };
    return app.call(setEmployeePhoto, company.admin, { params: { id: company.captain.id }, body: sent.body, headers });
  };
  const tries = await Promise.all([put(), put(), put()]);
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test.each([
  ['png', () => picture().png().toBuffer()],
  ['webp', () => picture().webp().toBuffer()],
])('%s is accepted too', async (_kind, make) => {
  expect((await send(await make())).status).toBe(200);
});

test.each([
  ['text under the name of a picture', () => Promise.resolve(Buffer.from('no picture')), 415],
  ['a gif', () => picture().gif().toBuffer(), 415],
  ['an svg', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')), 415],
  ['half a picture', async () => (await picture(2000, 2000).jpeg().toBuffer()).subarray(0, 900), 415],
  ['more than 5 MB', () => Promise.resolve(Buffer.alloc(5_000_001)), 413],
  ['a picture of 100 megapixels', () => picture(10_000, 10_000).png().toBuffer(), 413],
])('%s is refused', async (_what, make, status) => {
  expect((await send(await make())).status).toBe(status);
});
