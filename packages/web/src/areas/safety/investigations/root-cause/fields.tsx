import { Textarea } from '@mantine/core';
import { IconBinaryTree } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { PickField } from '../../../../ui/form/pick-field.tsx';
import type { Form } from '../../../../ui/form/state.ts';
import { TreePickDialog } from '../../../../ui/tree/pick-dialog.tsx';
import classes from '../../cases/styles.module.css';
import { wayText } from '../../hazard/fields.tsx';
import { wayTo } from '../../hazard/form.ts';
import { PickedEntries } from '../../report/picked.tsx';
import { useRootCauses } from '../../report/trees.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import type { RootCauseForm } from './form.ts';

/** Why it happened: one entry of the tree, on whichever level, and what is said of it. */
export const RootCauseFields = ({ form }: { form: Form<RootCauseForm> }) => {
  const { t } = useTranslation();
  const nodes = useRootCauses();
  return (
    <div className={classes.adding}>
      <Field form={form} name="cause">
        {({ value, onChange, ...bound }) => (
          <PickField
            bound={bound}
            icon={<IconBinaryTree size={16} aria-hidden />}
            button={t(investigationPartsWords.rootCause.choose)}
            dialog={(close) => (
              <TreePickDialog
                title={t(investigationPartsWords.rootCause.choose)}
                label={bound.label}
                nodes={nodes}
                taken={value.slice(-1)}
                anywhere
                onPick={(id) => {
                  onChange(wayTo(nodes ?? [], id));
                  close();
                }}
                onClose={close}
              />
            )}
          >
            <PickedEntries
              label={bound.label}
              entries={value.slice(-1).map((id) => ({ id, words: wayText(nodes, value) }))}
              onRemove={() => onChange([])}
            />
          </PickField>
        )}
      </Field>
      <Field form={form} name="description">
        {(bound) => <Textarea {...bound} autosize minRows={3} maxRows={16} />}
      </Field>
    </div>
  );
};
