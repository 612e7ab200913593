import { ModalsProvider, useModals } from '@mantine/modals';
import { useEffect, useEffectEvent } from 'react';
import { useAnswerKey } from './answer-key.ts';
import { dialogsUnmounted, modalId } from './dialog-confirm.ts';
import { useNoClickThrough } from './repeated-click.ts';
import { watchFocus } from './watch-focus.ts';

// Registered once for the page, however often it is called.
watchFocus();

/** Closes a question when the page changes, since it would no longer match what is shown. */
const useCloseOnPageChange = (close: () => void): void => {
  const end = useEffectEvent(close);
  useEffect(() => {
    const { href } = window.location;
    const leave = (): void => {
      if (window.location.href !== href) end();
    };
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
};

const OpenQuestion = ({ close }: { close: () => void }) => {
  useCloseOnPageChange(close);
  return null;
};

const ClickGuard = () => {
  useNoClickThrough();
  return null;
};

const Mounted = () => {
  useAnswerKey();
  useEffect(() => dialogsUnmounted, []);
  const { modals, closeModal } = useModals();
  // A new key for each question.
  return (
    <>
      <ClickGuard key={modals.length} />
      {modals.length > 0 && <OpenQuestion key={`question ${modals.length}`} close={() => closeModal(modalId)} />}
    </>
  );
};

export const DialogLayer = () => (
  <ModalsProvider>
    <Mounted />
  </ModalsProvider>
);
