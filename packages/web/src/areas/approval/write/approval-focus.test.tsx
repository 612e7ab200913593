import { getDocument } from '@portal/contract/approval';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';
import { copyKey, placeOf, storeCopy } from '../../../ui/form/copy/local-copy.ts';
import { documentCopying } from '../form/approval-form-definition.ts';
import { formOf } from '../form/approval-form-values.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const DRAFT = '/approval/documents/write/1?category=LetterOfApproval';

it('the offer of a copy leaves the focus to the first field', async () => {
  const draft = sampleDocument();
  const form = { ...formOf(draft), title: '[품의서] 닫힌 창에서' };
  storeCopy(localStorage, copyKey(placeOf('approval', 7, '1')), { form, version: 1 }, documentCopying, new Date());
  await givenPortal(DRAFT, [reply(getDocument, draft)]);
  await userEvent.click(await screen.findByRole('button', { name: '버리기' }));
  expect(screen.queryByRole('button', { name: '버리기' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /제목/ }));
});
