export const documentsSearch = {
  title: 'Search all drives',
  search: 'Search',
  where: 'Where to look',
  type: { Title: 'Title', Content: 'Title and content' },
  every: { docType: 'All kinds', drive: 'All drives', department: 'All departments' },
  found: 'Documents found',
  page: 'Page {{page}}',
  start: 'Enter what you are looking for.',
  startHint:
    'Title looks at title, subtitle, document number and abbreviation; content looks at the text of the documents too. Of several words all must be there.',
  none: 'No document matches "{{text}}".',
  noneInTitles: 'Look into the contents too, or clear the filters.',
  noneAtAll:
    'Use fewer or other words, or clear the filters. What was just uploaded is found by its content a little later.',
  lookInside: 'Look into the contents',
} as const;
