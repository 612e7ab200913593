import { listAddress } from '../../../ui/list/address.ts';
import { pagedBySize } from '../../../ui/list/kinds.ts';

export const requiredList = listAddress(pagedBySize);
