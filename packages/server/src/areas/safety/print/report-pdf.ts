import { fileURLToPath } from 'node:url';
import type { FileAnswer } from '@portal/contract/kernel';
import type { CallContext } from '#platform/http/call-context';
import { answerReport } from '../report/report-access.ts';
import type { SafetyRouteServices } from '../safety-services.ts';
import { paperOf } from './report-paper.ts';

const template = fileURLToPath(new URL('./report.typ', import.meta.url));

/** Prints what the caller may read of a report; the data is read when printing starts. */
export const printReport = async (
  { db, compiler, companyName }: SafetyRouteServices,
  { id }: { id: number },
  { actor, caller, language }: CallContext,
): Promise<FileAnswer> => {
  let name = '';
  const content = await compiler.compile(caller, async () => {
    const report = await answerReport(db, actor, id);
    name = [report.reportNo, report.subject].filter(Boolean).join(' ');
    const data = paperOf(report, { language, company: companyName[language] });
    return { template, data, richText: report.description ?? '' };
  });
  return {
    name: `${name}.pdf`,
    contentType: 'application/pdf',
    size: content.byteLength,
    hasFilenameHeader: true,
    content,
  };
};
