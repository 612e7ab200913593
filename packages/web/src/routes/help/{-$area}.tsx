import { createFileRoute } from '@tanstack/react-router';
import { AreaLayout } from '../../shell/frame/area-layout.tsx';
import { HelpScreen } from '../../shell/help/choice.tsx';

const Page = () => (
  <AreaLayout>
    <HelpScreen area={Route.useParams().area} />
  </AreaLayout>
);

export const Route = createFileRoute('/help/{-$area}')({ component: Page });
