import { getDashboard } from '@portal/contract/indicators';
import type { AreaScreen } from '../../platform/area.ts';
import { call } from '../../platform/calls/call.ts';
import { translate } from '../../platform/i18n.ts';
import { indicatorsName } from './indicator-name.ts';

/** The targets of the palette within the area that the user may open; otherwise one that everybody may open. */
export const indicatorScreens = async (): Promise<AreaScreen[]> => {
  const mayAdminister = await call(getDashboard, {}).then(
    ({ can }) => can.administer === true,
    () => false,
  );
  return [
    { link: { to: '/esms/dashboard' }, label: () => translate(indicatorsName) },
    ...(mayAdminister
      ? [
          {
            link: { to: '/esms/dashboard/admin' } as const,
            label: () => translate({ ko: '안전성과지표 관리', en: 'Administer indicators' }),
          },
        ]
      : []),
  ];
};
