import { investigationLimits } from '@portal/contract/safety';
import { attachmentsOf } from '#platform/record-files';

const { files: maxFiles } = investigationLimits;

export const factualFiles = attachmentsOf({ table: 'safety.factual_file', owner: 'factual_id', maxFiles });
export const postProcessFiles = attachmentsOf({
  table: 'safety.post_process_file',
  owner: 'investigation_id',
  maxFiles,
});
