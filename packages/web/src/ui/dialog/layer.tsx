import { ModalsProvider } from '@mantine/modals';
import { useEffect } from 'react';
import { useAnswerKey } from './answer-key.ts';
import { dialogsMounted, dialogsUnmounted } from './confirm.ts';

const Mounted = () => {
  useAnswerKey();
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
