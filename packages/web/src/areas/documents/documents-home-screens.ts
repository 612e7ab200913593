import { listDrives } from '@portal/contract/documents';
import type { AreaScreen } from '../../platform/area.ts';
import { call } from '../../platform/calls/call.ts';
import { translate } from '../../platform/i18n.ts';
import { documentWords } from './document/document.words.ts';

/** Where the palette leads within the area, as far as one may go; where that is not to be had, to what everybody has. */
export const documentScreens = async (): Promise<AreaScreen[]> => {
  const drives = await call(listDrives).catch(() => []);
  const isAdministrator = drives.some(({ can }) => can.addManual === true);
  const seesReaders = drives.some(({ can }) => can.seeReaders === true);
  return [
    { link: { to: '/documentcenter' }, label: () => translate(documentWords.menu.required) },
    {
      link: { to: '/documentcenter/reading/evidence' },
      label: () => translate(documentWords.menu[seesReaders ? 'allEvidence' : 'evidence']),
    },
    ...(seesReaders
      ? [{ link: { to: '/documentcenter/reading' } as const, label: () => translate(documentWords.menu.board) }]
      : []),
    ...(isAdministrator
      ? [
          { link: { to: '/documentcenter/admin' } as const, label: () => translate(documentWords.menu.manuals) },
          {
            link: { to: '/documentcenter/admin/permission' } as const,
            label: () => translate(documentWords.menu.permission),
          },
        ]
      : []),
  ];
};
