export const ui = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'OK',
  retry: 'Try again',
  back: 'Back',
  loading: 'Loading',
  pageTitle: '{{title}} · {{site}}',
  requestId: 'Request number',
  problem: {
    title: 'This could not be loaded.',
    unreachable: 'The server cannot be reached. Check the network and try again.',
    unknown: 'Something went wrong.',
  },
  notify: { success: 'Done', warning: 'Note', error: 'Error' },
  table: {
    selectAll: 'Select all on this page',
    selectRow: 'Select {{name}}',
    selected_one: '{{count}} selected',
    selected_other: '{{count}} selected',
  },
  pager: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    range: '{{from}}–{{to}} / {{total}}',
    none: 'None',
  },
  filters: {
    label: 'Filters in use',
    clear: 'Clear all',
    remove: 'Clear the filter {{name}}',
  },
} as const;
