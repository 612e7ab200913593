import { handsOver } from './platform/session/callback.ts';

const kind = handsOver(location);

if (kind === undefined) void import('./app.tsx').then(({ start }) => start());
else void import('./shell/sign-in/embedding.ts').then(({ handOver }) => handOver(kind));
