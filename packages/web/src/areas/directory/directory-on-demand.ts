import type { AreaOnDemand } from '../../platform/area.ts';
import { findAllPeople, findPeople } from './employee/person-find.tsx';

export const onDemand: AreaOnDemand = {
  find: findPeople,
  findAll: { heading: { ko: '사람', en: 'People' }, find: findAllPeople },
};
