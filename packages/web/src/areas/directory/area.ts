import type { WebArea } from '../../platform/area.ts';
import { translate } from '../../platform/i18n.ts';

/** Everybody can find people and open their cards. */
export const peopleArea: WebArea = {
  onDemand: () => import('./directory-on-demand.ts'),
};

export const directoryArea: WebArea = {
  menu: 'Admin',
  screens: async () => [
    { link: { to: '/admin/employee' }, label: () => translate({ ko: '사원 관리', en: 'Employees' }) },
    { link: { to: '/admin/department' }, label: () => translate({ ko: '조직 관리', en: 'Departments' }) },
  ],
};
