import { type CategoryName, documentLists } from '@portal/contract/approval';
import type { Words } from '@portal/contract/kernel';
import type { AreaScreen } from '../../../platform/area.ts';
import { translate } from '../../../platform/i18n.ts';
import { delegationWords } from '../delegation/delegation.words.ts';
import { approvalListWords } from '../list/approval-list.words.ts';

const acts: Record<CategoryName, Words> = {
  LeaveApplication: { ko: '휴가 신청', en: 'Apply for leave' },
  LetterOfApproval: { ko: '품의서 작성', en: 'Write a letter of approval' },
};

const act = (category: CategoryName): AreaScreen => ({
  link: { to: '/approval/documents/write/{-$id}', search: { category } },
  label: () => translate(acts[category]),
  isAct: true,
});

/** The targets of the palette within the area. */
export const approvalScreens = (): AreaScreen[] => [
  act('LeaveApplication'),
  act('LetterOfApproval'),
  { link: { to: '/approval' }, label: () => translate(approvalListWords.write) },
  { link: { to: '/approval/delegation' }, label: () => translate(delegationWords.title) },
  ...documentLists.map(
    (list): AreaScreen => ({
      link: { to: '/approval/documents/$list', params: { list } },
      label: () => translate(approvalListWords.title[list]),
    }),
  ),
];
