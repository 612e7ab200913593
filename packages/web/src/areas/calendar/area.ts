import '@portal/contract/calendar/problems';
import type { WebArea } from '../../platform/area.ts';
import { translate } from '../../platform/i18n.ts';

export const calendarArea: WebArea = {
  menu: 'Admin',
  screens: async () => [{ link: { to: '/admin/calendar' }, label: () => translate({ ko: '공휴일', en: 'Holidays' }) }],
};
