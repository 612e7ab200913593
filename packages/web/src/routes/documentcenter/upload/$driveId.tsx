import { createFileRoute } from '@tanstack/react-router';
import { loadUpload, UploadEntry, type UploadSearch } from '../../../areas/documents/index.ts';
import { loadForm } from '../../../platform/unsaved/local-work.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';

const Upload = () => {
  const { drive, way } = Route.useLoaderData();
  return <UploadEntry key={`${drive.id} ${way.docType} ${way.document?.id}`} drive={drive} way={way} />;
};

export const Route = createFileRoute('/documentcenter/upload/$driveId')({
  /** As the address has it; what of that makes sense is judged with the drive. */
  validateSearch: ({ docType, docId }: Record<string, unknown>): UploadSearch => ({
    ...(docType === undefined ? {} : { docType }),
    ...(docId === undefined ? {} : { docId }),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadForm(loadUpload(context.queryClient, params.driveId, deps)),
  component: Upload,
  notFoundComponent: NotFoundScreen,
});
