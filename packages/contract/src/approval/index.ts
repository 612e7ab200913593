export * from './approval.endpoints.ts';
export * from './category.rules.ts';
export * from './document.forms.ts';
export * from './document.rules.ts';
export * from './document.schema.ts';
export * from './document.states.ts';
export * from './line.rules.ts';
export * from './rich-text.rules.ts';
