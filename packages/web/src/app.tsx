import '@mantine/core/styles.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import './ui/global.css';
import { createRoot } from 'react-dom/client';
import { startI18n } from './platform/i18n.ts';
import { setNavigator } from './platform/navigator.ts';
import { createPortal } from './portal.tsx';
import { keepSession } from './shell/keep-session.ts';

export const start = async (): Promise<void> => {
  const { Portal, router, queryClient } = createPortal();
  setNavigator((href) => void router.navigate({ href }));
  keepSession(queryClient);
  await startI18n();
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<Portal />);
};
