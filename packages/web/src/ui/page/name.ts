/** The name of the page, which takes the focus where what had it is gone. */
export const nameOfPage = (): HTMLElement | null => document.querySelector('h1');
