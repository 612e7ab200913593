import { documentLists } from '@portal/contract/approval';
import type { AreaScreen } from '../../../platform/area.ts';
import { translate } from '../../../platform/i18n.ts';

/** Where the palette leads within the area. */
export const approvalScreens = (): AreaScreen[] => [
  { link: { to: '/approval' }, label: () => translate('approval.list.write') },
  ...documentLists.map(
    (list): AreaScreen => ({
      link: { to: '/approval/documents/$list', params: { list } },
      label: () => translate(`approval.list.title.${list}`),
    }),
  ),
];
