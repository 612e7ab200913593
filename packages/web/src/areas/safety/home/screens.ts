import type { ReplyOf, Words } from '@portal/contract/kernel';
import { getReportCounts, type ReportType, reportTypes } from '@portal/contract/safety';
import type { AreaScreen } from '../../../platform/area.ts';
import { call } from '../../../platform/call.ts';
import { inLanguage, translate } from '../../../platform/i18n.ts';

const acts: Record<ReportType, Words> = {
  SSR: { ko: '의무보고 작성 (SSR)', en: 'Write a mandatory report (SSR)' },
  SSVR: { ko: '자율보고 작성 (SSVR)', en: 'Write a voluntary report (SSVR)' },
};

type Can = ReplyOf<typeof getReportCounts>['can'];

/** Where the palette leads within the area, as far as one may go; where that is not to be had, to what everybody has. */
export const safetyScreens = async (): Promise<AreaScreen[]> => {
  const can: Can = await call(getReportCounts).then(
    (counts) => counts.can,
    () => ({}),
  );
  return [
    ...reportTypes.map(
      (type): AreaScreen => ({
        link: { to: '/esms/report/new/$type', params: { type: type.toLowerCase() } },
        label: () => inLanguage(acts[type]),
        isAct: true,
      }),
    ),
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
