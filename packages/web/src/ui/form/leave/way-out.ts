import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** Whether what asks still stands: an answer that took its time may come to somebody who has gone elsewhere. */
export const useIsHere = (): RefObject<boolean> => {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
};

/** A form's own way to somewhere: nothing is asked on it, and whoever has gone elsewhere meanwhile stays there. */
export const useWayOut = (): ReturnType<typeof useNavigate> => {
  const navigate = useNavigate();
  const here = useIsHere();
  return async (to) => {
    if (here.current) await navigate({ ...to, ignoreBlocker: true });
  };
};
