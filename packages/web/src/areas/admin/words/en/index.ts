import { audit } from './audit.ts';
import { auditDetails } from './audit-details.ts';
import { permission } from './permission.ts';
import { permissionForm } from './permission-form.ts';

export const admin = {
  menu: { label: 'Admin menu', heading: 'Administration' },
  audit,
  auditDetails,
  permission,
  permissionForm,
} as const;
