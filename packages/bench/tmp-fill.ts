import { fillActions } from './fill/database.ts';
for (const n of [2000, 200000]) await fillActions(`/tmp/actm/d${n}`, n, console.log);
