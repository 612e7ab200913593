import { useEffect } from 'react';

/** Ctrl+Enter confirms the open question, wherever the focus is in it. */
export const useAnswerKey = (): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      if (event.defaultPrevented || event.altKey || event.repeat || event.isComposing) return;
      const answer = document.querySelector<HTMLElement>('[data-confirms]');
      if (answer === null) return;
      answer.click();
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
};
