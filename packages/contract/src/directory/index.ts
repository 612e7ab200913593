export * from './company-import.forms.ts';
export * from './department.forms.ts';
export * from './department.schema.ts';
export * from './directory.endpoints.ts';
export * from './directory.schema.ts';
export * from './employee.forms.ts';
export * from './employee.schema.ts';
