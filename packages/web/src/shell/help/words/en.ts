export const help = {
  of: 'Help on {{area}}',
  hint: 'What is done in each area, and how, in short.',
  onPage: 'On this page',
} as const;
