interface Room {
  mutate: string[]
  tests: string[]
  /** Its tests look at pages, which show what the project's own files publish. */
  showsPages?: boolean
  needsDatabase?: boolean
}

/**
 * The rooms that decide, where a change that no test notices is a gap: what is changed there, and the tests that should notice. Words, schemas that only
 * describe and what a browser shows are judged by other tests.
 */
export const rooms: Record<string, Room> = {
  ...Object.fromEntries(
    ['backup', 'battery', 'money', 'series', 'tariff'].map((room) => [
      `energy/${room}`,
      { mutate: [`src/energy/${room}/**/*.ts`], tests: ['src/energy/**/*.test.ts', 'tests/golden/energy-*.test.ts'] },
    ]),
  ),
  // What every year of the kernel passes through meets its own tests and the published figures of its subject; all of them would take hours. The own
  // tests of buildings and pools state their equations; the reference models of their golden suites would cost seconds for each mutant.
  ...Object.fromEntries(
    Object.entries({
      building: [],
      load: ['energy-load'],
      'sun-pv': ['energy-solar'],
      water: ['hot-water'],
    }).map(([room, golden]) => [
      `energy/${room}`,
      {
        mutate: [`src/energy/${room}/**/*.ts`],
        tests: [`src/energy/${room}/**/*.test.ts`, ...golden.map((file) => `tests/golden/${file}.test.ts`)],
        showsPages: true,
      },
    ]),
  ),
  ...Object.fromEntries(
    [
      'affiliates',
      'auth',
      'bill-analysis',
      'booking',
      'contact',
      'content',
      'emergency-chat',
      'energy-dashboard',
      'energy-news',
      'publication',
      'quote',
      'reviews',
      'seo-report',
      'vitals',
    ].map((feature) => [
      `${feature}/domain`,
      { mutate: [`src/features/${feature}/domain/**/*.ts`], tests: [`src/features/${feature}/domain/**/*.test.ts`] },
    ]),
  ),
  // Five thousand people for each mutant would take a day: how well duplicates are found among many is left to the suite.
  'crm/domain': {
    mutate: ['src/features/crm/domain/**/*.ts'],
    tests: ['src/features/crm/domain/**/!(many-records).test.ts'],
  },
  // What a calculator answers is also held by its sentences, which have a value for every name in them.
  'calculators/domain': {
    mutate: ['src/features/calculators/domain/**/*.ts'],
    tests: ['src/features/calculators/{domain,text}/**/*.test.ts'],
  },
  // Ratios and amounts are stated in the words that people read.
  'figures/domain': { mutate: ['src/features/figures/domain/**/*.ts'], tests: ['src/features/figures/**/*.test.ts'] },
  'shared/domain': { mutate: ['src/shared/domain/**/*.ts'], tests: ['src/shared/domain/**/*.test.ts'] },
  http: {
    mutate: ['server/http/**/*.ts', 'src/shared/http/**/*.ts'],
    tests: ['server/http/**/*.test.ts', 'src/shared/http/**/*.test.ts'],
    showsPages: true,
  },
  // A thousand journals for each mutant would take a day: what a turned bit does is left to the suite.
  journal: { mutate: ['src/shared/journal/**/*.ts'], tests: ['src/shared/journal/!(bit-flips).test.ts'] },
  auth: {
    mutate: ['src/features/auth/*.ts'],
    tests: [
      'src/features/auth/**/*.test.ts',
      'tests/contract/{auth,auth-api,first-admin,staff-api}.test.ts',
      'tests/contract/crm/staff-people.test.ts',
    ],
    needsDatabase: true,
  },
}
