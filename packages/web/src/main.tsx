import { passesAnswer } from './platform/session/callback.ts';

const kind = passesAnswer(location);

if (kind === undefined) void import('./app.tsx').then(({ start }) => start());
else void import('./shell/sign-in/answer.ts').then(({ passAnswer }) => passAnswer(kind));
