import { ModalsProvider, useModals } from '@mantine/modals';
import { useEffect } from 'react';
import { useAnswerKey } from './answer-key.ts';
import { dialogsMounted, dialogsUnmounted } from './confirm.ts';
import { holdFocus } from './kept-focus.ts';
import { Question } from './question.tsx';
import './focus-watch.ts';
import { useNoClickThrough } from './repeated-click.ts';

const NoClickThrough = () => {
  useNoClickThrough();
  return null;
};

const Mounted = () => {
  useAnswerKey();
  useEffect(() => {
    dialogsMounted({ shown: Question, hold: holdFocus });
    return dialogsUnmounted;
  }, []);
  const { modals } = useModals();
  // Another for each question that comes or goes.
  return <NoClickThrough key={modals.length} />;
};

const DialogLayer = () => (
  <ModalsProvider>
    <Mounted />
  </ModalsProvider>
);

export default DialogLayer;
