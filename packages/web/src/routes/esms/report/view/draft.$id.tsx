import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/esms/report/view/draft/$id')({});
