import { classificationLimits } from '@portal/contract/safety';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/field.tsx';
import { PickField } from '../../../ui/form/pick-field.tsx';
import type { Form } from '../../../ui/form/state.ts';
import { pathText, pathTo } from '../../../ui/tree/nodes.ts';
import { TreePickDialog } from '../../../ui/tree/pick-dialog.tsx';
import { PickedEntries } from '../report/picked.tsx';
import { useOccurrences } from '../report/trees.ts';
import { classificationWords } from './classification.words.ts';
import type { ClassificationForm } from './form.ts';

/** The categories of what happened, each chosen from the tree and once. */
export const CategoriesField = ({ form }: { form: Form<ClassificationForm> }) => {
  const { t } = useTranslation();
  const nodes = useOccurrences();
  return (
    <Field form={form} name="eventCategories">
      {({ value, onChange, ...bound }) => (
        <PickField
          bound={bound}
          icon={<IconPlus size={16} aria-hidden />}
          button={t(classificationWords.addCategory)}
          disabled={value.length >= classificationLimits.eventCategories}
          dialog={(close) => (
            <TreePickDialog
              title={t(classificationWords.addCategory)}
              label={bound.label}
              nodes={nodes}
              taken={value}
              onPick={(id) => {
                onChange([...value, id]);
                close();
              }}
              onClose={close}
            />
          )}
        >
          <PickedEntries
            label={bound.label}
            entries={value.map((id) => ({ id, words: pathText(pathTo(nodes ?? [], id) ?? []) }))}
            onRemove={(id) => onChange(value.filter((other) => other !== id))}
          />
        </PickField>
      )}
    </Field>
  );
};
