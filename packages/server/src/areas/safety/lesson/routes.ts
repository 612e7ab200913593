import * as contract from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { approveLesson, returnLesson, sendLesson, withdrawLesson } from './act-on-lesson.ts';
import { answerLesson, listLessons } from './read-lessons.ts';
import { changeLesson, createLesson, deleteLesson } from './save-lesson.ts';

export const lessonRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  const { db } = services;
  router.read(contract.listLessons, ({ query }, { actor }) => listLessons(db, actor, query));
  router.read(contract.getLesson, ({ params }, { actor }) => answerLesson(db, actor, params.id));
  router.write(contract.createLesson, (tx, { body }, context) => createLesson(tx, services, body, context));
  router.write(contract.changeLesson, (tx, { params, body }, context) =>
    changeLesson(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.deleteLesson, (tx, { params }, context) => deleteLesson(tx, services, params.id, context));
  router.write(contract.sendLesson, (tx, { params, body }, context) =>
    sendLesson(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.approveLesson, (tx, { params, body }, context) =>
    approveLesson(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.returnLesson, (tx, { params, body }, context) =>
    returnLesson(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.withdrawLesson, (tx, { params }, context) => withdrawLesson(tx, services, params.id, context));
};
