import type { ReplyOf, Words } from '@portal/contract/kernel';
import { getReportCounts, type ReportType, reportTypes } from '@portal/contract/safety';
import type { AreaScreen } from '../../../platform/area.ts';
import { call } from '../../../platform/calls/call.ts';
import { translate } from '../../../platform/i18n.ts';
import { lessonScreenWords } from '../lesson/lesson.words.ts';
import { safetyMenuWords } from '../safety-menu.words.ts';
import { safetyHomeWords } from './safety-home.words.ts';

const acts: Record<ReportType, Words> = {
  SSR: { ko: '의무보고 작성 (SSR)', en: 'Write a mandatory report (SSR)' },
  SSVR: { ko: '자율보고 작성 (SSVR)', en: 'Write a voluntary report (SSVR)' },
};

type Can = ReplyOf<typeof getReportCounts>['can'];

/** The entries of the palette that the user may open; if that cannot be read, those that everybody may open. */
export const safetyScreens = async (): Promise<AreaScreen[]> => {
  const can: Can = await call(getReportCounts).then(
    (counts) => counts.can,
    () => ({}),
  );
  return [
    ...reportTypes.map(
      (type): AreaScreen => ({
        link: { to: '/esms/report/new/$type', params: { type: type.toLowerCase() } },
        label: () => translate(acts[type]),
        isAct: true,
      }),
    ),
    { link: { to: '/esms' }, label: () => translate(safetyMenuWords.write) },
    { link: { to: '/esms/report' }, label: () => translate(safetyMenuWords.heading) },
    { link: { to: '/esms/lesson' }, label: () => translate(safetyMenuWords.lesson) },
    { link: { to: '/esms/myaction' }, label: () => translate(safetyMenuWords.myAction) },
    { link: { to: '/esms/report/list/draft' }, label: () => translate(safetyHomeWords.drafts) },
    ...(can.seeInvestigations === true
      ? [{ link: { to: '/esms/investigation' } as const, label: () => translate(safetyMenuWords.investigation) }]
      : []),
    ...(can.writeLessons === true
      ? [
          {
            link: { to: '/esms/lesson/new' } as const,
            label: () => translate(lessonScreenWords.write),
            isAct: true as const,
          },
        ]
      : []),
    ...(can.seeFilings === true
      ? [{ link: { to: '/esms/filing' } as const, label: () => translate(safetyMenuWords.filing) }]
      : []),
    ...(can.seeHazards === true
      ? [{ link: { to: '/esms/hazard' } as const, label: () => translate(safetyMenuWords.hazard) }]
      : []),
  ];
};
