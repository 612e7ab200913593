export const picker = {
  departments: 'Departments',
  everybody: 'All employees',
  search: 'Search by name',
  people: 'People',
  add: 'Add',
  nobody: 'Nobody found.',
  tooMany: 'Showing the first {{count}}. Search by name.',
  searchEverywhere: 'Search the whole company',
  clear: 'Remove all',
  apply: 'Apply',
} as const;
