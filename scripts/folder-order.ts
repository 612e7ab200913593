type Order = Readonly<Record<string, readonly string[]>>;

/**
 * The order of the folders inside an area: a folder imports only those before it. An area with one folder has none.
 * Help folders, which only area.ts reads, are omitted.
 */
export const folderOrder: Order = {
  'packages/contract/src/approval': ['document', 'preset', 'delegation'],
  'packages/contract/src/directory': ['employee', 'department'],
  'packages/contract/src/documents': ['drive', 'notice', 'manual', 'manual-revision', 'document', 'reading', 'search'],
  'packages/contract/src/indicators': ['figure', 'indicator', 'sheet', 'month', 'alert'],
  'packages/contract/src/safety': [
    'catalogue',
    'case',
    'classification',
    'filter',
    'report',
    'duty',
    'dialogue',
    'relation',
    'feedback',
    'action',
    'investigation',
    'hazard',
    'lesson',
    'analysis',
  ],
  'packages/server/src/areas/admin': ['audit', 'permission'],
  'packages/server/src/areas/approval': [
    'delegation',
    'document',
    'history',
    'list',
    'act',
    'handover',
    'preset',
    'print',
  ],
  'packages/server/src/areas/directory': ['department', 'sign-in', 'employee'],
  'packages/server/src/areas/documents': [
    'content',
    'drive',
    'permission',
    'document',
    'document-import',
    'manual',
    'manual-revision',
    'notice',
    'personal-document',
    'reading',
    'search',
  ],
  'packages/server/src/areas/indicators': ['alert', 'sheet', 'month', 'figure'],
  'packages/server/src/areas/safety': [
    'case',
    'report',
    'report-list',
    'notification',
    'duty',
    'dialogue',
    'relation',
    'action',
    'action/act',
    'feedback',
    'report/act',
    'dialogue/act',
    'investigation',
    'hazard',
    'lesson',
    'print',
    'filing-sheet',
    'investigation/print',
    'analysis',
    'confidential',
  ],
  'packages/web/src/areas/admin': ['audit', 'permission'],
  'packages/web/src/areas/approval': [
    'pick',
    'document',
    'line',
    'referrer',
    'vacation',
    'form',
    'preset',
    'delegation',
    'list',
    'question',
    'view',
    'write',
    'handover',
    'handover/resignation',
    'home',
  ],
  'packages/web/src/areas/directory': ['department', 'employee'],
  'packages/web/src/areas/documents': [
    'document',
    'drive',
    'personal-document',
    'required-reading',
    'manual',
    'readers',
    'reading',
    'upload',
    'manual-revision',
    'list',
    'view',
    'preview',
    'search',
  ],
  'packages/web/src/areas/indicators': ['indicator', 'alert', 'month', 'dashboard', 'admin'],
  'packages/web/src/areas/safety': [
    'catalogue',
    'case',
    'report',
    'risk',
    'filter',
    'report-list',
    'lesson',
    'hazard',
    'classification',
    'action',
    'my-action',
    'dialogue',
    'feedback',
    'duty',
    'related-report',
    'report-start',
    'report-form/values',
    'report-form',
    'report-view',
    'hazard-log',
    'investigation',
    'investigation/form',
    'investigation/parts',
    'investigation/screens',
    'analysis',
    'home',
  ],
};

const isOrdered = (path: string): boolean =>
  /^packages\/(contract\/src|server\/src\/areas|web\/src\/areas)\/[^/]+\/.+\//.test(path) &&
  /\.tsx?$/.test(path) &&
  !/\/help\/|\/kernel\//.test(path);

/** Folders of areas that the order does not name, and names of missing folders, one sentence each. */
export const folderOrderViolations = (paths: readonly string[], order: Order = folderOrder): string[] => {
  const found = new Map<string, Set<string>>();
  for (const path of paths.filter(isOrdered)) {
    const [, root = '', folder = ''] = /^(packages\/\w+\/src(?:\/areas)?\/[^/]+)\/(.+)\/[^/]+$/.exec(path) ?? [];
    found.set(root, (found.get(root) ?? new Set()).add(folder));
  }
  return [...new Set([...found.keys(), ...Object.keys(order)])].flatMap((root) => {
    const folders = [...(found.get(root) ?? [])];
    const named = order[root] ?? [];
    if (folders.length < 2 && named.length === 0) return [];
    return [
      ...folders
        .filter((folder) => !named.includes(folder))
        .map((folder) => `${root}/${folder} is missing in the order`),
      ...named.filter((folder) => !folders.includes(folder)).map((folder) => `${root}/${folder} of the order is gone`),
    ];
  });
};

/** The order as rules of dependency-cruiser. */
export const folderOrderRules = (order: Order = folderOrder) =>
  Object.entries(order).flatMap(([root, folders]) =>
    folders.slice(0, -1).map((folder, position) => ({
      name: `${root}/${folder}-imports-only-folders-before-it`,
      severity: 'error',
      from: { path: `^${root}/${folder}/[^/]+$`, pathNot: '(test|fixture)\\.tsx?$' },
      to: { path: `^${root}/(${folders.slice(position + 1).join('|')})/[^/]+$` },
    })),
  );
