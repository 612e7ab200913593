import { today } from '../../personas/days.ts';
import { expect, test } from '../../personas/test.ts';
import { waitingWith } from '../../personas/write-memo.ts';
import { openCompany } from '../../scenes/company.ts';
import { APPROVER, DRAFTER, givenMemo } from '../../scenes/documents.ts';
import { MANAGER, ownManual } from '../../scenes/drives.ts';
import {
  approvalPresses,
  givenLastLeave,
  givenSixteen,
  leavePresses,
  memoPresses,
  revisionPresses,
} from './office-jobs.ts';

type Device = { device: string; leave: [person: 'captain' | 'hr', day: number] };

/** Counts the presses of the jobs of the office, which are as many on a desk as on a phone. */
export const countOfficeClicks = ({ device, leave }: Device): void => {
  test(`${device} a memo with the last line takes 6 presses from the start page`, async ({ as, browser, baseURL }) => {
    const company = openCompany(browser, { baseURL: baseURL ?? '' });
    await givenMemo(company, { title: '[품의서] 앞선 품의' });
    const page = await as(DRAFTER, '/approval');
    expect(await memoPresses(page, `[품의서] 누름을 센 품의 ${Date.now()}`)).toBe(6);
  });

  test(`${device} a leave of one day with the last line takes 5 presses from the start page`, async ({
    as,
    browser,
    baseURL,
  }) => {
    const company = openCompany(browser, { baseURL: baseURL ?? '' });
    await givenLastLeave(company, ...leave);
    const page = await as(leave[0], '/approval');
    expect(await leavePresses(page, today)).toBe(5);
  });

  test(`${device} a new revision of a document takes 4 presses from its record`, async ({ as, browser, baseURL }) => {
    const company = openCompany(browser, { baseURL: baseURL ?? '' });
    const manual = await ownManual(company);
    const page = await as(MANAGER, `/documentcenter/view/${manual.driveId}/${manual.id}`);
    expect(await revisionPresses(page, manual)).toBe(4);
  });

  test(`${device} sixteen documents are marked and approved in 18 presses`, async ({ as, browser, baseURL }) => {
    const company = openCompany(browser, { baseURL: baseURL ?? '' });
    const page = await as(APPROVER, waitingWith(await givenSixteen(company)));
    expect(await approvalPresses(page)).toBe(18);
  });
};
