const { areas } = require('./packages/contract/src/areas.ts');
const { folderOrderRules } = require('./scripts/folder-order.ts');

const areaNames = Object.keys(areas);

/** An area may use only those before it. */
const order = areaNames.slice(0, -1).flatMap((area, place) =>
  ['contract', 'server'].map((side) => {
    const folder = side === 'contract' ? 'packages/contract/src' : 'packages/server/src/areas';
    const later = areaNames.slice(place + 1).join('|');
    return {
      name: `${side}-${area}-uses-only-earlier-areas`,
      severity: 'error',
      from: { path: `^${folder}/${area}/`, pathNot: 'test\\.ts$' },
      to: { path: `^${folder}/(${later})/` },
    };
  }),
);

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule('no-cycles', {}, { circular: true }),
    rule('nothing-unresolved', { pathNot: 'route-tree\\.gen' }, { couldNotResolve: true }),
    ...order,
    ...folderOrderRules(),
    rule(
      'contract-is-pure',
      { path: '^packages/contract/src', pathNot: 'test\\.ts$' },
      { pathNot: '^packages/contract/src|^node_modules/typebox/' },
    ),
    rule(
      'kernel-knows-no-area',
      { path: '^packages/contract/src/kernel' },
      { path: '^packages/contract/src/(?!kernel)' },
    ),
    rule(
      'contract-areas-by-their-door',
      { path: '^packages/contract/src/([^/]+)/' },
      {
        path: '^packages/contract/src/[^/]+/(?!(index|area|[a-z]+-(problems|audit|notifications))\\.ts)',
        pathNot: '^packages/contract/src/$1/',
      },
    ),
    rule(
      'server-areas-by-their-door',
      { path: '^packages/server/src', pathNot: '^packages/server/src/areas/|test\\.ts$|^packages/server/src/testing/' },
      {
        path: '^packages/server/src/areas/[^/]+/(?!index\\.ts)',
      },
    ),
    rule(
      'server-areas-enter-each-other-by-the-door',
      { path: '^packages/server/src/areas/([^/]+)/', pathNot: 'test\\.ts$' },
      {
        path: '^packages/server/src/areas/[^/]+/(?!index\\.ts)',
        pathNot: '^packages/server/src/areas/$1/',
      },
    ),
    rule(
      'server-platform-knows-no-area',
      { path: '^packages/server/src/platform' },
      { path: '^packages/server/src/(?!platform)' },
    ),
    rule(
      'server-areas-know-no-app',
      { path: '^packages/server/src/areas', pathNot: '(test|fixture)\\.ts$' },
      {
        path: '^packages/server/src/(?!areas|platform)',
      },
    ),
    rule('server-knows-no-web', { path: '^packages/server' }, { path: '^packages/(web|e2e|bench)/' }),
    rule('web-knows-no-server', { path: '^packages/web' }, { path: '^packages/(server|e2e|bench)/' }),
    rule(
      'web-ui-knows-no-business',
      { path: '^packages/web/src/ui' },
      { path: '^packages/web/src/(areas|shell|routes)' },
    ),
    rule(
      'web-platform-is-below-all',
      { path: '^packages/web/src/platform', pathNot: 'test\\.tsx?$' },
      { path: '^packages/web/src/(areas|shell|routes|ui)' },
    ),
    rule('web-areas-know-no-shell', { path: '^packages/web/src/areas' }, { path: '^packages/web/src/(shell|routes)' }),
    rule('web-shell-knows-no-routes', { path: '^packages/web/src/shell' }, { path: '^packages/web/src/routes' }),
    rule(
      'web-areas-by-their-door',
      { path: '^packages/web/src/areas/([^/]+)/' },
      {
        path: '^packages/web/src/areas/[^/]+/(?!index\\.ts)',
        pathNot: '^packages/web/src/areas/$1/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|results|report)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
