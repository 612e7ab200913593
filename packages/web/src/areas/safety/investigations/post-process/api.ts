import { getInvestigation, type Investigation, savePostProcess } from '@portal/contract/safety';
import { call } from '../../../../platform/call.ts';
import type { RecordCalls } from '../../../../ui/form/record/save.ts';
import { safetyKeys } from '../../report/lookups.api.ts';
import { bodyOfPostProcess, formOfPostProcess, type PostProcessForm } from './form.ts';

/** The post process is saved with the version of its investigation, which is there before it. */
export const postProcessCalls = (id: number, isApproved: boolean): RecordCalls<PostProcessForm, Investigation> => {
  const save = (version: number | undefined, form: PostProcessForm) =>
    call(
      savePostProcess,
      { params: { id }, body: bodyOfPostProcess(form, isApproved) },
      version === undefined ? {} : { ifMatch: version },
    );
  return {
    formOf: formOfPostProcess,
    create: (form) => save(undefined, form),
    change: ({ version }, form) => save(version, form),
    read: () => call(getInvestigation, { params: { id } }),
    refreshes: [safetyKeys.all],
  };
};
