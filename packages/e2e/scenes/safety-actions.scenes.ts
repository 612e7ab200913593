import { expect, type Page } from '@playwright/test';
import { assignAction } from './case-actions.ts';
import { dialog, either, eitherBegins, field, press, type Scene } from './kinds.ts';
import { OFFICE } from './reports.ts';
import type { Stage } from './stage.ts';

const OWNER = 'doc.manager';

/** An action with messages of both, and a closing request of its owner. */
const talkedAbout = async ({ company }: Stage) => {
  const given = await assignAction(company, '조류 퇴치 절차 개선');
  const threads = `/api/esms/reports/${given.report}/mitigations/${given.id}/threads`;
  await company.call(OFFICE, 'POST', threads, {
    content: '퇴치 차량의 배치 시간을 정해 주세요.\n결과를 사진으로 남겨 주세요.',
  });
  await company.call(OWNER, 'POST', threads, { content: '운항지원팀과 협의하고 있습니다.' });
  await company.call(OWNER, 'POST', threads, {
    content: '이륙 30분 전마다 차량을 돌립니다.',
    actionType: 'Closed',
    actionCompleted: null,
  });
  await company.call(OFFICE, 'POST', `/api/esms/reports/${given.report}/mitigations/${given.id}/referrer`, [
    await company.idOf('hr'),
  ]);
  return given;
};

const ofOwner = async (stage: Stage): Promise<Page> => {
  const { report, id } = await talkedAbout(stage);
  const page = await stage.enter(OWNER, `/esms/myaction/view/report/${report}/mitigation/${id}`);
  await expect(page.getByRole('log').getByRole('article').nth(2)).toBeVisible();
  return page;
};

const ofOffice = async (stage: Stage): Promise<Page> => {
  const { report, id } = await talkedAbout(stage);
  const page = await stage.enter(OFFICE, `/esms/report/view/${report}?action=${id}#mitigation`);
  await expect(page.getByRole('log').getByRole('article').nth(2)).toBeVisible();
  return page;
};

/** Opened from My Action, so that it is in the queue of what waits. */
const inQueue = async (stage: Stage, who: typeof OWNER | typeof OFFICE): Promise<Page> => {
  await talkedAbout(stage);
  await talkedAbout(stage);
  for (const subject of ['유도로 표지 정비', '견인 절차 교육']) await assignAction(stage.company, subject);
  const page = await stage.enter(who, '/esms/myaction');
  const table =
    who === OWNER ? ['내가 담당하는 조치', 'Actions assigned to me'] : ['내가 요청한 조치', 'Actions I requested'];
  const subject = who === OWNER ? '견인 절차 교육' : '조류 퇴치 절차 개선';
  await page
    .getByRole('region', { name: either(table[0] ?? '', table[1] ?? '') })
    .getByRole('link', { name: subject })
    .first()
    .click();
  await expect(page.getByRole('navigation', { name: either('차례대로 보기', 'One after the other') })).toBeVisible();
  return page;
};

/** Actions of a report with their threads, and My Action. */
export const actionScenes: readonly Scene[] = [
  {
    name: 'safety-my-actions',
    open: async (stage) => {
      await assignAction(stage.company, '조류 퇴치 절차 개선');
      const page = await stage.enter(OFFICE, '/esms/myaction');
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      return page;
    },
  },
  { name: 'safety-action-queue', open: (stage) => inQueue(stage, OWNER) },
  { name: 'safety-closing-queue', open: (stage) => inQueue(stage, OFFICE) },
  { name: 'safety-action-owner', open: ofOwner },
  { name: 'safety-action-office', open: ofOffice },
  {
    name: 'safety-action-list',
    open: async (stage) => {
      const { report } = await talkedAbout(stage);
      const page = await stage.enter(OFFICE, `/esms/report/view/${report}#mitigation`);
      await expect(page.getByRole('list', { name: either('조치 목록', 'Actions') })).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-action-case',
    open: async (stage) => {
      const page = await ofOwner(stage);
      await page.getByRole('tab', { name: either('조치 상세', 'Action detail') }).click();
      await expect(page.getByText('RKSI RWY 33L')).toBeVisible();
      return page;
    },
  },
  {
    name: 'safety-action-files',
    open: async (stage) => {
      const page = await ofOffice(stage);
      await press(page, '파일 첨부', 'Attach files');
      await field(page, '메시지', 'Message').fill('확인했습니다.');
      await press(page, '반려', 'Reject');
      await dialog(page, '반려', 'Reject');
      return page;
    },
  },
  {
    name: 'safety-action-assign',
    open: async (stage) => {
      const page = await ofOffice(stage);
      if (stage.isPhone) await press(page, '조치 목록', 'Actions');
      await press(page, '새 조치 요청 추가', 'Add new action request');
      const picker = await dialog(page, '담당자 선택', 'Select mitigator');
      await expect(picker.getByRole('checkbox').nth(1)).toBeVisible();
      await picker.getByRole('checkbox').nth(1).check();
      await picker.getByRole('button', { name: eitherBegins('1명 추가', 'Add 1') }).click();
      return page;
    },
  },
];
