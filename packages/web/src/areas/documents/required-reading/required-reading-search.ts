import { listAddress } from '../../../ui/list/list-address.ts';
import { pagedBySize } from '../../../ui/list/list-kinds.ts';

export const requiredList = listAddress(pagedBySize);
