import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

test('a host that is not configured can neither frame the portal nor hand it tokens', async ({ page, baseURL }) => {
  const host = createServer((_request, response) => {
    response
      .setHeader('content-type', 'text/html')
      .end(`<iframe src="${baseURL}/approval" width="800" height="600"></iframe>`);
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  const refused = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()));
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
  expect((await refused).text()).toContain('frame-ancestors');
  host.close();
});
