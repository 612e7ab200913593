import type { WebArea } from '../../platform/area.ts';
import { translate } from '../../platform/i18n.ts';

export const adminArea: WebArea = {
  menu: 'Admin',
  help: 'admin',
  onDemand: () => import('./admin-on-demand.ts'),
  screens: async () => [
    { link: { to: '/admin/permission' }, label: () => translate({ ko: '권한 관리', en: 'Rights' }) },
    { link: { to: '/admin/audit' }, label: () => translate({ ko: '변경 이력', en: 'Audit trail' }) },
  ],
};
