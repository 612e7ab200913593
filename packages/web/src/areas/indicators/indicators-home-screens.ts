import { getDashboard } from '@portal/contract/indicators';
import type { AreaScreen } from '../../platform/area.ts';
import { call } from '../../platform/calls/call.ts';
import { translate } from '../../platform/i18n.ts';
import { indicatorsName } from './indicator-name.ts';

/** Where the palette leads within the area, as far as one may go; where that is not to be had, to what everybody has. */
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
