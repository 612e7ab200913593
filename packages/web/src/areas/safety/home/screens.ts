import type { ReplyOf } from '@portal/contract/kernel';
import { getReportCounts } from '@portal/contract/safety';
import type { AreaScreen } from '../../../platform/area.ts';
import { call } from '../../../platform/call.ts';
import { translate } from '../../../platform/i18n.ts';

type Can = ReplyOf<typeof getReportCounts>['can'];

/** Where the palette leads within the area, as far as one may go; where that is not to be had, to what everybody has. */
export const safetyScreens = async (): Promise<AreaScreen[]> => {
  const can: Can = await call(getReportCounts).then(
    (counts) => counts.can,
    () => ({}),
  );
  return [
    { link: { to: '/esms' }, label: () => translate('safety.menu.write') },
    { link: { to: '/esms/report' }, label: () => translate('safety.home.reports') },
    { link: { to: '/esms/myaction' }, label: () => translate('safety.menu.myAction') },
    { link: { to: '/esms/report/list/draft' }, label: () => translate('safety.home.drafts') },
    ...(can.seeInvestigations === true
      ? [{ link: { to: '/esms/investigation' } as const, label: () => translate('safety.menu.investigation') }]
      : []),
    ...(can.seeHazards === true
      ? [{ link: { to: '/esms/hazard' } as const, label: () => translate('safety.menu.hazard') }]
      : []),
  ];
};
