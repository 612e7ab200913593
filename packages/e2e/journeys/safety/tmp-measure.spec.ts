import { expect, test } from '../../personas/test.ts';
import { assignAction } from '../../scenes/case-actions.ts';
import { openCompany } from '../../scenes/company.ts';

test('measure', async ({ as, browser, baseURL }) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const { report, id } = await assignAction(company, `길이 ${Date.now()}`);
  for (let n = 0; n < 500; n += 1) {
    const who = n % 3 === 0 ? 'safety.master' : 'doc.manager';
    for (;;) {
      try {
        await company.call(who, 'POST', `/api/esms/reports/${report}/mitigations/${id}/threads`, { content: `메시지 ${n} `.repeat(1 + (n % 17)) });
        break;
      } catch (e) { if (!String(e).includes('429')) throw e; await new Promise((r) => setTimeout(r, 1000)); }
    }
  }
  const page = await as('doc.manager', '/esms/myaction');
  const row = page.getByRole('region', { name: '내가 담당하는 조치' }).getByRole('link').first();
  await expect(row).toBeVisible();
  await page.waitForTimeout(3000);
  const cdp = await page.context().newCDPSession(page);
  for (let round = 0; round < 4; round += 1) {
    await page.goto('/esms/myaction');
    await expect(row).toBeVisible();
    await page.waitForTimeout(2000);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const ms = await page.evaluate(async () => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('main a')].find((a) => a.href.includes('/mitigation/'));
      const t = performance.now();
      const long: number[] = [];
      const po = new PerformanceObserver((l) => long.push(...l.getEntries().map((e) => Math.round(e.duration))));
      po.observe({ entryTypes: ['longtask'] });
      link?.click();
      for (;;) {
        await new Promise((r) => requestAnimationFrame(r));
        const n = document.querySelectorAll('[role=log] article').length;
        if (n > 0) { await new Promise((r) => setTimeout(r, 0)); const first = performance.now() - t;
          let all = first; 
          while (document.querySelectorAll('[role=log] article').length < 500) { await new Promise((r) => requestAnimationFrame(r)); all = performance.now() - t; }
          await new Promise((r) => setTimeout(r, 1500));
          const log = document.querySelector('[role=log]') as HTMLElement;
          const end = log.scrollHeight - log.clientHeight - log.scrollTop;
          long.length = 0;
          const gaps: number[] = []; let last = performance.now();
          for (let k = 0; k < 60; k += 1) { log.scrollTop -= 400; await new Promise((r) => requestAnimationFrame(r)); const now = performance.now(); gaps.push(now - last); last = now; }
          gaps.sort((a, b) => a - b);
          // typing
          return { n, first, all, long, end, p50: gaps[30], p95: gaps[57], max: gaps[59], h: log.scrollHeight };
        }
      }
    });
    console.log('THREAD', JSON.stringify(ms));
    const box = page.getByRole('textbox', { name: '메시지' });
    await box.focus();
    const typing = await page.evaluate(() => { (window as never as {g: number[]}).g = []; new PerformanceObserver((l) => (window as never as {g: number[]}).g.push(...l.getEntries().map((e) => e.duration))).observe({ type: 'event', durationThreshold: 16 } as never); });
    await page.keyboard.type('빠르게 입력합니다 abc', { delay: 60 });
    console.log('TYPE', await page.evaluate(() => Math.max(0, ...(window as never as {g: number[]}).g)), typing);
    await box.fill('');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
});
