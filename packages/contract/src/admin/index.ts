export * from './audit.endpoints.ts';
export * from './audit.rules.ts';
export * from './audit.schema.ts';
export * from './department.endpoints.ts';
export * from './employee.endpoints.ts';
export * from './permission.endpoints.ts';
export * from './vacation.endpoints.ts';
export * from './waiting-line.endpoints.ts';
