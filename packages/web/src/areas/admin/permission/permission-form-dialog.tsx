import { Alert, Checkbox, Switch } from '@mantine/core';
import type { PermissionRow } from '@portal/contract/admin';
import { giveGrants, menus } from '@portal/contract/identity';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { problemMessage } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import kit from '../../../ui/form/form.module.css';
import { Field } from '../../../ui/form/form-field.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { type Form, useDirty } from '../../../ui/form/form-state.ts';
import { RecordDialog } from '../../../ui/form/record/record-form-dialog.tsx';
import { useRecordForm } from '../../../ui/form/record/use-record-form.ts';
import { useMe } from '../../identity/index.ts';
import classes from './permission.module.css';
import { heldGrantsOf, permissionCalls } from './permission.queries.ts';
import { permissionWords } from './permission.words.ts';
import {
  formOfGrants,
  isHeld,
  type Offer,
  type PermissionForm,
  permissionDefinition,
  permissionOffers,
} from './permission-form.ts';
import { levelName, menuWord } from './permission-texts.ts';

type PermissionFieldsProps = {
  form: Form<PermissionForm>;
  /** Whether a level cannot be granted here: a user's own level that they do not have. */
  isClosed: (offer: Offer) => boolean;
};

/** A grantable level; a refusal is shown below it. */
const OfferField = ({ form, offer, isClosed }: PermissionFieldsProps & { offer: Offer }) => {
  const { t } = useTranslation();
  const { field, menu, level, wholeMenu } = offer;
  return (
    <Field form={form} name={field}>
      {({ id, value, error, onChange }) => (
        <>
          {wholeMenu ? (
            <Switch
              id={id}
              label={t(permissionWords.form.whole, { menu: menuWord(menu) })}
              checked={value ?? false}
              disabled={isClosed(offer)}
              onChange={onChange}
            />
          ) : (
            <Checkbox
              id={id}
              label={[level, levelName(offer)].filter((part) => part !== '').join(' · ')}
              checked={value ?? false}
              disabled={isClosed(offer)}
              onChange={onChange}
            />
          )}
          {error !== undefined && (
            <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
              {error}
            </Alert>
          )}
        </>
      )}
    </Field>
  );
};

/** The rights on offer, menu by menu. */
const PermissionFields = ({ form, isClosed }: PermissionFieldsProps) => {
  const { t } = useTranslation();
  return permissionOffers.map(({ menu, offers }) => (
    <fieldset key={menu} className={`${classes.menu} ${kit.whole}`}>
      <legend>{menuWord(menu)}</legend>
      <div className={classes.levels}>
        {offers.map((offer) => (
          <OfferField key={offer.field} {...{ form, offer, isClosed }} />
        ))}
      </div>
      {menus[menu].everyone && (
        <p className={classes.hint}>{t(permissionWords.form.everyone, { level: menus[menu].normalLevel })}</p>
      )}
    </fieldset>
  ));
};

/** The field at which the problem of the last administrator is shown. */
const ADMIN_FIELD = 'Admin';

type Props = { row: PermissionRow; onClose: () => void };

export const PermissionFormDialog = ({ row, onClose }: Props) => {
  const { t } = useTranslation();
  const { employee } = useMe();
  const isOwn = employee.id === row.employee.id;
  const isClosed = (offer: Offer): boolean =>
    !isHeld(offer, row.grants) &&
    !giveGrants({ employeeId: employee.id }, row.employee.id, { before: row.grants, after: [...row.grants, offer] })
      .allowed;
  const [calls] = useState(() => permissionCalls(row));
  const saving = useRecordForm({
    definition: permissionDefinition,
    calls,
    initial: formOfGrants(row),
    record: heldGrantsOf(row),
    ownRefusal: (code) =>
      code === 'last-administrator' ? { path: ADMIN_FIELD, message: problemMessage(code) } : undefined,
    done: () => t(permissionWords.form.changed),
    onSaved: onClose,
  });
  return (
    <RecordDialog
      saving={saving}
      title={t(permissionWords.form.edit, { name: nameOf(row.employee) })}
      confirmLabel={t(permissionWords.form.save)}
      ready={useDirty(saving.form)}
      wordsOf={(field, flags) => t(flags[field] ? permissionWords.form.granted : permissionWords.form.notGranted)}
      onClose={onClose}
    >
      {isOwn && <Notice title={t(permissionWords.form.own)} />}
      <PermissionFields form={saving.form} isClosed={isClosed} />
    </RecordDialog>
  );
};
