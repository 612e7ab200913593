import { ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';
import { dialogsMounted, dialogsUnmounted } from './confirm.ts';

const Mounted = () => {
  useEffect(() => {
    dialogsMounted();
    return dialogsUnmounted;
  }, []);
  return null;
};

const DialogLayer = () => (
  <ModalsProvider>
    <Mounted />
  </ModalsProvider>
);

export default DialogLayer;
