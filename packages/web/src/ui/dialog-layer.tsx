import { ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';
import { dialogsMounted } from './confirm.ts';

const Mounted = () => {
  useEffect(dialogsMounted, []);
  return null;
};

const DialogLayer = () => (
  <ModalsProvider>
    <Mounted />
  </ModalsProvider>
);

export default DialogLayer;
