import { keepFocus } from './kept-focus.ts';

// Once for the page, however often it is asked for.
keepFocus();
