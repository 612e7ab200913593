import type { WebArea } from '../../platform/area.ts';
import { inLanguage } from '../../platform/i18n.ts';
import { adminWords } from './words/index.ts';

export const adminArea: WebArea = {
  menu: 'Admin',
  words: adminWords,
  help: 'admin',
  onDemand: () => import('./on-demand.ts'),
  screens: async () => [
    { link: { to: '/admin/permission' }, label: () => inLanguage({ ko: '권한 관리', en: 'Rights' }) },
    { link: { to: '/admin/audit' }, label: () => inLanguage({ ko: '변경 이력', en: 'Audit trail' }) },
  ],
};
