import { ModalsProvider, useModals } from '@mantine/modals';
import { useEffect, useEffectEvent } from 'react';
import { useAnswerKey } from './answer-key.ts';
import { dialogsUnmounted, modalId } from './dialog-confirm.ts';
import { keepFocus } from './kept-focus.ts';
import { useNoClickThrough } from './repeated-click.ts';

// Once for the page, however often it is asked for.
keepFocus();

/** A question goes with its page: over another it would be about something else. */
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
  // Another for each question that comes or goes.
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
