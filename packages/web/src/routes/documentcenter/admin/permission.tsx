import { createFileRoute } from '@tanstack/react-router';
import { DocumentPermissionScreen, documentsPermissionWords, loadPermission } from '../../../areas/documents/index.ts';
import { bringProblems, bringWords } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/documentcenter/admin/permission')({
  loader: async ({ context }) => {
    await Promise.all([loadPermission(context.queryClient), bringProblems(), bringWords(documentsPermissionWords)]);
  },
  component: DocumentPermissionScreen,
});
