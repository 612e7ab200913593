import { createFileRoute } from '@tanstack/react-router';
import { ChooserScreen, safetyStartWords } from '../../areas/safety/index.ts';
import { bringWords } from '../../platform/i18n.ts';

export const Route = createFileRoute('/esms/')({
  beforeLoad: () => bringWords(safetyStartWords),
  component: ChooserScreen,
});
