import { createFileRoute } from '@tanstack/react-router';
import { type evidenceList, ReadingEvidenceScreen } from '../../../areas/documents/index.ts';
import { searchFor } from '../../../ui/list/route.ts';

export const Route = createFileRoute('/documentcenter/reading/evidence')({
  validateSearch: searchFor<typeof evidenceList>(),
  component: ReadingEvidenceScreen,
});
