import { useEffect, useRef, useState } from 'react';

/**
 * Whether a form was sent and something in it has been wrong since: only then is all of it named above the fields. What is
 * wrong where one has just been is said there alone, so that nothing moves under the hand that goes on.
 */
export const useTried = (isRight: boolean, busy: boolean) => {
  const [wasTried, setTried] = useState(false);
  const wasWrong = useRef(false);
  useEffect(() => {
    if (!isRight) wasWrong.current = true;
    else if (!busy && wasWrong.current) {
      wasWrong.current = false;
      setTried(false);
    }
  }, [isRight, busy]);
  return { wasTried, tried: () => setTried(true) };
};
