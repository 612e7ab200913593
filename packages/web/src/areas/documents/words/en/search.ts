export const search = {
  label: 'Titles or words to look for',
  all: 'Search documents',
} as const;
