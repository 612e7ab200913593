import {
  addFavouriteDocument,
  listDriveDocuments,
  listFavouriteDocuments,
  listRecentDocuments,
} from '@portal/contract/documents';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { givenDocuments, pageOf, sampleDocumentRow, samplePersonal } from '../../../testing/documents.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';

it('the star of a row marks the document as a favourite', async () => {
  let isFavourite = false;
  const { calls } = await givenDocuments('/documentcenter/list/2', [
    reply(listDriveDocuments, pageOf([sampleDocumentRow(1)])),
    { endpoint: listFavouriteDocuments, answer: () => ({ body: isFavourite ? [samplePersonal(1)] : [] }) },
    {
      endpoint: addFavouriteDocument,
      answer: () => {
        isFavourite = true;
        return { body: samplePersonal(1) };
      },
    },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '운항 규정 1 즐겨찾기 추가' }));
  await screen.findByRole('button', { name: '운항 규정 1 즐겨찾기 해제' });
  const sent = calls.filter(({ method, path }) => method === 'PUT' && path.includes('favourites'));
  expect(sent.map(({ path }) => path)).toEqual(['/api/me/documents/favourites/1']);
});

it('a favourite that is refused is told of, and the star stays empty', async () => {
  await givenDocuments('/documentcenter/list/2', [
    reply(listDriveDocuments, pageOf([sampleDocumentRow(1)])),
    refuse(addFavouriteDocument, 'too-many-favourites'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '운항 규정 1 즐겨찾기 추가' }));
  await screen.findByText(/즐겨찾기는 200건까지 등록할 수 있습니다/);
  await screen.findByRole('button', { name: '운항 규정 1 즐겨찾기 추가' });
});

it('the first screen lists favourites and what was opened last, five of each until all are asked for', async () => {
  const opened = Array.from({ length: 7 }, (_, place) => samplePersonal(20 + place));
  await givenDocuments('/documentcenter', [
    reply(listFavouriteDocuments, [samplePersonal(1)]),
    reply(listRecentDocuments, opened),
  ]);
  const favourites = within(await screen.findByRole('region', { name: '즐겨찾기' }));
  expect(favourites.getByRole('link', { name: '운항 규정 1' }).getAttribute('href')).toBe('/documentcenter/view/2/1');
  const recent = within(screen.getByRole('region', { name: '최근 본 문서' }));
  expect(recent.getAllByRole('link')).toHaveLength(5);
  await userEvent.click(recent.getByRole('button', { name: '7건 모두 보기' }));
  await waitFor(() => expect(recent.getAllByRole('link')).toHaveLength(7));
});

it('who has neither is told how documents come to be there', async () => {
  await givenDocuments('/documentcenter', []);
  await screen.findByText(/문서의 별표를 누르면 여기에 나타납니다/);
  screen.getByText(/문서를 열면 여기에 나타납니다/);
});
