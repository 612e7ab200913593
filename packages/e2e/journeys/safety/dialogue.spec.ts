import { expectAccessible } from '../../personas/axe.ts';
import { expect, test } from '../../personas/test.ts';
import { openCompany } from '../../scenes/company.ts';
import { birdStrike, file } from '../../scenes/reports.ts';

test('a confidential reporter and the safety office write to each other, and a held entry can be deleted', async ({
  as,
  browser,
  baseURL,
}) => {
  const company = openCompany(browser, { baseURL: baseURL ?? '' });
  const subject = `대화 ${Date.now()}`;
  const { id } = await file(company, { ...birdStrike, subject, isConfidential: true });

  const office = await as('safety.master', `/esms/report/view/${id}#dialogue`);
  await expect(office.getByText('보고자가 누구인지 묻거나 짐작하지 마세요.')).toBeVisible();
  await expect(office.getByText('아직 대화가 없습니다.')).toBeVisible();
  await office.getByRole('textbox', { name: '글 쓰기' }).fill('어느 활주로였습니까? https://tracker.example/a');
  await office.getByRole('checkbox', { name: '답을 바라는 질문' }).check();
  await office.getByRole('button', { name: '보내기' }).click();
  const dialogue = office.getByRole('list', { name: '대화' });
  await expect(dialogue).toContainText('어느 활주로였습니까?');
  await expect(dialogue.getByRole('link')).toHaveCount(0);
  await expectAccessible(office);

  const reporter = await as('captain', '/');
  await reporter
    .getByRole('region', { name: '내 보고서 소식' })
    .getByRole('link', { name: subject, exact: true })
    .click();
  await expect(reporter).toHaveURL(/#dialogue$/);
  await expect(reporter.getByText('이름, 편조, 좌석처럼')).toBeVisible();
  await expect(reporter.getByText('항공안전법 제58조제6항')).toBeVisible();
  await reporter.getByRole('textbox', { name: '글 쓰기' }).fill('33R입니다.');
  await reporter.getByRole('button', { name: '보내기' }).click();
  const mine = reporter.getByRole('list', { name: '대화' });
  await expect(mine).toContainText('전달 대기');
  await expectAccessible(reporter);
  await office.reload();
  await expect(office.getByRole('list', { name: '대화' })).toContainText('어느 활주로였습니까?');
  await expect(office.getByText('33R입니다.')).toHaveCount(0);
  await mine.getByRole('button', { name: '지우기' }).click();
  await reporter.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
  await expect(reporter.getByText('33R입니다.')).toHaveCount(0);
});
