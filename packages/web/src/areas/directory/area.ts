import type { WebArea } from '../../platform/area.ts';
import { inLanguage } from '../../platform/i18n.ts';
import { directoryWords } from './words/index.ts';

/** Everybody finds people, and looks at their cards. */
export const peopleArea: WebArea = {
  onDemand: () => import('./on-demand.ts'),
};

export const directoryArea: WebArea = {
  menu: 'Admin',
  words: directoryWords,
  screens: async () => [
    { link: { to: '/admin/employee' }, label: () => inLanguage({ ko: '사원 관리', en: 'Employees' }) },
    { link: { to: '/admin/department' }, label: () => inLanguage({ ko: '조직 관리', en: 'Departments' }) },
  ],
};
