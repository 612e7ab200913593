import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { caseWords, controlTypes, hazardLimits } from '@portal/contract/safety';
import { IconBinaryTree, IconPlus, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { Field } from '../../../ui/form/form-field.tsx';
import type { Form } from '../../../ui/form/form-state.ts';
import { PickField } from '../../../ui/form/pick-field.tsx';
import { TreePickDialog } from '../../../ui/tree/pick-dialog.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { idPathTo, pathTextOf } from '../catalogue/catalogue-levels.ts';
import { useConsequences, useHazardCategories } from '../catalogue/catalogue-trees.ts';
import { PickedEntries } from '../catalogue/picked-entries.tsx';
import { rememberEntry, SuggestedEntries } from '../catalogue/suggested-entries.tsx';
import classes from './hazard.module.css';
import { hazardFieldsWords } from './hazard-fields.words.ts';
import type { DescribedPath, HazardForm } from './hazard-form.ts';
import { type HazardOffers, RecentHazards } from './recent-hazards.tsx';

type Props = {
  form: Form<HazardForm>;
  /** What fits the report of the hazard, to be offered. */
  offers?: HazardOffers | undefined;
};

const Category = ({ form, offers }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const nodes = useHazardCategories();
  return (
    <Field form={form} name="category">
      {({ value, onChange, ...bound }) => (
        <PickField
          bound={bound}
          icon={<IconBinaryTree size={16} aria-hidden />}
          button={t(hazardFieldsWords.chooseCategory)}
          dialog={(close) => (
            <TreePickDialog
              title={t(hazardFieldsWords.chooseCategory)}
              label={bound.label}
              nodes={nodes}
              picked={value.slice(-1)}
              onPick={(id) => {
                rememberEntry(queryClient, 'hazards', id);
                onChange(idPathTo(nodes ?? [], id));
                close();
              }}
              onClose={close}
            />
          )}
        >
          <PickedEntries
            label={bound.label}
            entries={value.slice(-1).map((id) => ({ id, words: pathTextOf(nodes, value) }))}
            onRemove={() => onChange([])}
          />
          {value.length === 0 && (
            <SuggestedEntries
              tree="hazards"
              nodes={nodes}
              taken={[]}
              fitting={offers?.categories}
              onPick={(id) => onChange(idPathTo(nodes ?? [], id))}
            />
          )}
        </PickField>
      )}
    </Field>
  );
};

type ConsequenceProps = Props & { place: number; words: string; onRemove: () => void };

const Consequence = ({ form, place, words, onRemove }: ConsequenceProps) => {
  const { t } = useTranslation();
  return (
    <li className={classes.consequence}>
      <span className={classes.way}>{words}</span>
      <ActionIcon variant="subtle" color="gray" aria-label={t(uiWords.tree.remove, { name: words })} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
      <Field form={form} name={`potentialConsequences.${place}.description`}>
        {({ label, value, ...bound }) => (
          <TextInput
            {...bound}
            className={classes.description}
            aria-label={t(hazardFieldsWords.describe, { name: words })}
            placeholder={label}
            value={value ?? ''}
          />
        )}
      </Field>
    </li>
  );
};

const Consequences = ({ form, offers }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const nodes = useConsequences();
  return (
    <Field form={form} name="potentialConsequences">
      {({ value, onChange, ...bound }) => (
        <PickField
          bound={bound}
          icon={<IconPlus size={16} aria-hidden />}
          button={t(hazardFieldsWords.addConsequence)}
          disabled={value.length >= hazardLimits.consequences}
          dialog={(close) => (
            <TreePickDialog
              title={t(hazardFieldsWords.addConsequence)}
              label={bound.label}
              nodes={nodes}
              picked={value.flatMap(({ path }) => path.slice(-1))}
              onPick={(id) => {
                rememberEntry(queryClient, 'consequences', id);
                onChange([...value, { path: idPathTo(nodes ?? [], id), description: '' } satisfies DescribedPath]);
                close();
              }}
              onClose={close}
            />
          )}
        >
          {value.length > 0 && (
            <ul className={classes.consequences} aria-label={bound.label}>
              {value.map(({ path }, place) => (
                <Consequence
                  key={path.join()}
                  form={form}
                  place={place}
                  words={pathTextOf(nodes, path)}
                  onRemove={() => onChange(value.filter((_way, other) => other !== place))}
                />
              ))}
            </ul>
          )}
          {value.length < hazardLimits.consequences && (
            <SuggestedEntries
              tree="consequences"
              nodes={nodes}
              taken={value.flatMap(({ path }) => path.slice(-1))}
              fitting={offers?.consequences}
              onPick={(id) => onChange([...value, { path: idPathTo(nodes ?? [], id), description: '' }])}
            />
          )}
        </PickField>
      )}
    </Field>
  );
};

/** The fields of a hazard (rules/safety.md#hazards); after its title comes the source, if it is its own case. */
export const HazardFields = ({ form, offers, children }: Props & { children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.fields}>
      <Field form={form} name="title">
        {(bound) => <TextInput {...bound} />}
      </Field>
      {children}
      {offers && <RecentHazards form={form} kind={offers.kind} />}
      <Category form={form} offers={offers} />
      <Field form={form} name="categoryDescription">
        {(bound) => <TextInput {...bound} />}
      </Field>
      <Consequences form={form} offers={offers} />
      <Field form={form} name="controlType">
        {(bound) => (
          <NativeSelect
            {...bound}
            data={[
              { value: '', label: t(hazardFieldsWords.control.none) },
              ...controlTypes.map((value) => ({ value, label: t(hazardFieldsWords.control[value]) })),
            ]}
          />
        )}
      </Field>
    </div>
  );
};

/** The value of a hazard's field as text. */
export const useHazardTexts = () => {
  const { t } = useTranslation();
  const [categories, consequences] = [useHazardCategories(), useConsequences()];
  const texts: Record<keyof HazardForm, (form: HazardForm) => string> = {
    title: ({ title }) => title,
    source: ({ source }) => (source === '' ? '' : t(caseWords.source[source])),
    report: ({ report }) => report?.reportNo ?? '',
    category: ({ category }) => pathTextOf(categories, category),
    categoryDescription: (form) => form.categoryDescription,
    potentialConsequences: (form) =>
      form.potentialConsequences
        .map(({ path, description }) => [pathTextOf(consequences, path), description].filter(Boolean).join(': '))
        .join(', '),
    controlType: ({ controlType }) => (controlType === '' ? '' : t(hazardFieldsWords.control[controlType])),
  };
  return (field: string, form: HazardForm): string => texts[field as keyof HazardForm](form);
};
