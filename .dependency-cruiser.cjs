/** The directions of ARCHITECTURE.md, as rules that fail. */
const feature = '^src/features/([^/]+)/'
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'energy-is-pure',
      severity: 'error',
      comment: 'The kernel knows shared/domain, facts and itself only.',
      from: { path: '^src/energy/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(src/energy/|src/shared/domain/|facts/)' },
    },
    {
      name: 'shared-domain-is-pure',
      severity: 'error',
      from: { path: '^src/shared/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(src/shared/domain/|facts/)' },
    },
    {
      name: 'feature-domain-is-pure',
      severity: 'error',
      from: { path: '^src/features/[^/]+/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(src/features/[^/]+/domain/|src/shared/domain/|src/energy/|facts/)' },
    },
    {
      name: 'feature-domain-stays-home',
      severity: 'error',
      comment:
        "A domain's own public.ts is its pure door (and text/public.ts that of its words): what a browser may load without the API and the database.",
      from: { path: `${feature}domain/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/features/([^/]+)/domain/',
        pathNot: ['^src/features/$1/domain/', '^src/features/[^/]+/domain/public\\.ts$'],
      },
    },
    {
      name: 'ui-has-no-data-access',
      severity: 'error',
      from: { path: '/ui/' },
      to: { path: '/(repo|schema|service)\\.ts$' },
    },
    {
      name: 'features-meet-at-public',
      severity: 'error',
      from: { path: feature, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/features/([^/]+)/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/((domain|text)/)?public\\.ts$'],
      },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(features|site|pages)/' },
    },
    {
      name: 'only-pages-and-server-compose',
      severity: 'error',
      from: { path: '^src/(features|energy|shared)/' },
      to: { path: '^(server/|src/pages/)' },
    },
    {
      name: 'prices-come-from-what-is-published',
      severity: 'error',
      comment:
        'The price book of facts/prices is version 0 of what is published; who shows or computes with a price is given one.',
      from: { path: '^(src|server)/', pathNot: ['\\.test\\.tsx?$', '^src/site/published/version-zero\\.ts$'] },
      to: { path: '^src/features/quote/domain/prices/price-book\\.ts$' },
    },
    {
      name: 'no-utils',
      severity: 'error',
      from: {},
      to: { path: '/(utils|helpers|misc|common)(/|\\.tsx?$)', pathNot: 'node_modules' },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(^tests/|\\.test\\.tsx?$)' },
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
