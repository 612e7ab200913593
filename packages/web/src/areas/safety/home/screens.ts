import type { AreaScreen } from '../../../platform/area.ts';
import { translate } from '../../../platform/i18n.ts';

/** Where the palette leads within the area. */
export const safetyScreens = (): AreaScreen[] => [
  { link: { to: '/esms' }, label: () => translate('safety.menu.write') },
  { link: { to: '/esms/report' }, label: () => translate('safety.home.reports') },
  { link: { to: '/esms/myaction' }, label: () => translate('safety.menu.myAction') },
  { link: { to: '/esms/report/list/draft' }, label: () => translate('safety.home.drafts') },
];
