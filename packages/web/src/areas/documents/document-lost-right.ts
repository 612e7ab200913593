import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The right to be here was taken meanwhile: the address is entered anew, which leads away whoever has none. */
export const useLostRight = (isLost: boolean): void => {
  const router = useRouter();
  useEffect(() => {
    if (isLost) void router.invalidate();
  }, [isLost, router]);
};
