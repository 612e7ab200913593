import { fileURLToPath } from 'node:url';
import type { FileAnswer } from '@portal/contract/kernel';
import type { CallContext } from '#platform/http/call-context';
import type { SafetyRouteServices } from '../../safety-services.ts';
import { listFactuals } from '../factual-information.ts';
import { answerInvestigation, getWhole } from '../investigation-access.ts';
import { paperOf } from './investigation-paper.ts';

const template = fileURLToPath(new URL('./investigation.typ', import.meta.url));

/** Prints all of an investigation for a caller who may read all of it; the data is read when printing starts. */
export const printInvestigation = async (
  { db, compiler, companyName }: SafetyRouteServices,
  { id }: { id: number },
  { actor, caller, language }: CallContext,
): Promise<FileAnswer> => {
  await getWhole(db, actor, id);
  let name = '';
  const content = await compiler.compile(caller, async () => {
    const facts = await listFactuals(db, actor, id);
    const investigation = await answerInvestigation(db, actor, id);
    name = `${investigation.investigationNo} ${investigation.title}`;
    return {
      template,
      data: paperOf(investigation, facts, { language, company: companyName[language] }),
      richText: '',
    };
  });
  return {
    name: `${name}.pdf`,
    contentType: 'application/pdf',
    size: content.byteLength,
    hasFilenameHeader: true,
    content,
  };
};
