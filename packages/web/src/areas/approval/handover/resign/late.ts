import { lateDialog } from '../../../../ui/late/dialog.ts';

export const ResignDialog = lateDialog(() => import('./dialog.tsx'));
