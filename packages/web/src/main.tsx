/** A popup or an iframe of the sign-in needs only to hand its answer over; everything else is the app. */
const isCallback =
  /^\/login\/(callback|silent)$/.test(location.pathname) && (window.opener || window.parent !== window);

if (isCallback) void import('./shell/finish-sign-in.ts').then(({ handOver }) => handOver());
else void import('./app.tsx').then(({ start }) => start());
