import * as contract from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../../safety-services.ts';
import type { SafetyTables } from '../../safety-tables.ts';
import { changeClassification, createClassification, getClassification } from './save-classification.ts';

export const classificationRoutes = (router: Router<SafetyTables>, services: SafetyRouteServices): void => {
  router.read(contract.getClassification, ({ params }, { actor }) => getClassification(services.db, actor, params.id));
  router.write(contract.createClassification, (tx, { params, body }, context) =>
    createClassification(tx, services, { id: params.id, body }, context),
  );
  router.write(contract.changeClassification, (tx, { params, body }, context) =>
    changeClassification(tx, services, { id: params.id, body }, context),
  );
};
