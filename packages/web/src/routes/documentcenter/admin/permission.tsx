import { createFileRoute } from '@tanstack/react-router';
import { DocumentPermissionScreen, loadPermission } from '../../../areas/documents/index.ts';
export const Route = createFileRoute('/documentcenter/admin/permission')({
  loader: async ({ context }) => {
    await loadPermission(context.queryClient);
  },
  component: DocumentPermissionScreen,
});
