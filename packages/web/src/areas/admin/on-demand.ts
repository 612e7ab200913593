import type { AreaOnDemand } from '../../platform/area.ts';
import { leavingOfAdmin } from './permission/leaving.ts';

export const onDemand: AreaOnDemand = {
  leaving: leavingOfAdmin,
};
