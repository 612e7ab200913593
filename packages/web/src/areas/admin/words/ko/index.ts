import { audit } from './audit.ts';
import { auditDetails } from './audit-details.ts';
import { permission } from './permission.ts';
import { permissionForm } from './permission-form.ts';

export const admin = {
  menu: { label: '관리자 메뉴', heading: '관리' },
  audit,
  auditDetails,
  permission,
  permissionForm,
} as const;
