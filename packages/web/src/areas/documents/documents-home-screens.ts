import { listDrives } from '@portal/contract/documents';
import type { AreaScreen } from '../../platform/area.ts';
import { call } from '../../platform/calls/call.ts';
import { translate } from '../../platform/i18n.ts';
import { documentWords } from './document/document.words.ts';

/** The targets of the palette within the area that the user may open; otherwise one that everybody may open. */
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
