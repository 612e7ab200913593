import { measureReports } from './measure/reports.ts';
import { judgeReports } from './targets.ts';
const r = await measureReports('/tmp/rb', { reports: Number(process.env.N ?? 100000), fewReports: 2000, runs: 1, seconds: 4, documents: 1, fewDocuments: 1, isQuick: false, folder: undefined }, console.log);
for (const f of judgeReports(r)) console.log(f.isMet === false ? '✗' : '✓', f.name, f.value);
