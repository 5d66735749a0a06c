import { defineConfig, type OxlintOverride } from 'oxlint'
import {
  aboveServerDomains,
  domains,
  foundation,
  layers,
  openSuffixes,
  openToTool,
  serverFoundation,
} from './tests/architecture/rooms.ts'

interface Forbidden {
  group: string[]
  message: string
}

/** Refuses imports in some files. A later override replaces an earlier one, so each names all its groups. */
const refuse = (files: string[], ...patterns: Forbidden[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

const apart = 'The application and the backend meet only in the contract.'
const noServer: Forbidden = { group: ['**/server/**', '#server/*', '#bookingTool/*'], message: apart }
const noApplication: Forbidden = { group: ['@/*', '**/src/**'], message: apart }
const noTool: Forbidden = { group: ['#bookingTool/**'], message: 'Only server/app.ts opens the booking tool.' }
const noApp: Forbidden = { group: ['@/app/**'], message: 'Nothing knows the application it is composed into.' }
const noShell: Forbidden = { group: ['@/shell/**'], message: 'Domains do not know the frame around them.' }

/** The layers above one, none of which it may import. */
const layersAbove = (layer: (typeof layers)[number], message: string): Forbidden => ({
  group: layers.slice(0, layers.indexOf(layer)).map((above) => `@/${above}/**`),
  message,
})
const knowsNoDomain = 'What every domain stands on knows no domain: imports run one way.'

const contract = refuse(['contract/**'], {
  group: ['@/**', '#server/*', '../*'],
  message: 'The contract imports nothing of ours.',
})

const layerRules = [
  refuse(['src/app/**'], noServer),
  refuse(['src/shell/**'], noServer, noApp),
  refuse(['src/patterns/**'], noServer, layersAbove('patterns', knowsNoDomain)),
  refuse(['src/forms/**'], noServer, layersAbove('forms', 'Forms know fields, texts and failures, and no domain.')),
  refuse(
    foundation.filter((room) => room !== 'ui' && room !== 'lib').map((room) => `src/${room}/**`),
    noServer,
    layersAbove('foundation', knowsNoDomain),
  ),
  refuse(['src/lib/**'], noServer, {
    group: ['@/**', '!@/lib/**'],
    message: 'lib holds small pure things and imports nothing else of ours.',
  }),
  refuse(['src/ui/**'], noServer, {
    // The places of a chart's parts are those of the PDFs, so that both stand in the contract.
    group: [
      '@/**',
      '!@/ui/**',
      '#contract/*',
      '!#contract/charts',
      'react-redux',
      'react-router-dom',
      'react-intl',
      'axios',
      '@reduxjs/**',
    ],
    message: 'The design system takes props and gives markup: no store, no router, no texts.',
  }),
]

/** The parts of an earlier domain that a later one may import. */
const openParts = (domain: string) => [
  ...openSuffixes.map((suffix) => `!@/domains/${domain}/**/*.${suffix}`),
  ...openSuffixes.map((suffix) => `!@/domains/${domain}/*.${suffix}`),
  `!@/domains/${domain}/shared/**`,
  `!@/domains/${domain}/**/shared/**`,
]

/** Completion composes the sections of the profile, so it imports those too. */
const sections = ['!@/domains/profile/*/*Section', '!@/domains/profile/*/*Sections', '!@/domains/profile/profileNotice']

const domainRules = domains.map((domain, place) => {
  const earlier = domains.slice(0, place)
  const later = domains.slice(place + 1)
  const forbidden = [
    {
      group: later.map((name) => `@/domains/${name}/**`),
      message: 'A domain imports only domains before it; what a later one knows is handed in.',
    },
    {
      group: [
        ...earlier.map((name) => `@/domains/${name}/**`),
        ...earlier.flatMap(openParts),
        ...(domain === 'completion' ? sections : []),
      ],
      message: 'From an earlier domain, import only its api, slice, rules and shared room.',
    },
  ].filter(({ group }) => group.length > 0)
  return refuse([`src/domains/${domain}/**`], noServer, noApp, noShell, ...forbidden)
})

const operations = ['**/operations.ts', '**/*Operations.ts']
const anywhereIn = (rooms: readonly string[]) => rooms.map((room) => `**/${room}/**`)

const toolRules = refuse(['bookingTool/**'], {
  group: ['@/**', '**/src/**', '#server/**', '**/server/**', ...openToTool.map((module) => `!#${module}.ts`)],
  message: 'The booking tool knows the contract, and of the server only what openToTool of rooms.ts names.',
})

const serverRules = [
  refuse(['server/**'], noApplication, noTool),
  refuse(['server/app.ts'], noApplication),
  refuse(
    Object.keys(serverFoundation).map((room) => `server/${room}/**`),
    noApplication,
    noTool,
    { group: anywhereIn(['domains', ...aboveServerDomains]), message: 'What domains stand on knows none of them.' },
  ),
  refuse(['server/domains/**'], noApplication, noTool, {
    group: [...anywhereIn(aboveServerDomains), ...operations],
    message: 'A domain knows nothing above the domains, and calls functions of other domains, not their operations.',
  }),
  ...aboveServerDomains.map((room) =>
    refuse([`server/${room}/**`], noApplication, noTool, {
      group: [...anywhereIn(aboveServerDomains.filter((other) => other !== room)), ...operations],
      message: `${room} stands on the domains, and knows none of ${aboveServerDomains.join(', ')} beside itself.`,
    }),
  ),
]

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { builtin: true },
  ignorePatterns: ['dist', '/screens', 'src/i18n/bundled', 'src/i18n/compiled', 'server/db/migrations'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': ['error', { preferInline: true }],
    'react/react-in-jsx-scope': 'off',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/no-named-as-default-member': 'off',
    'eslint/no-shadow': 'off',
    'unicorn/prefer-set-has': 'off',
    'typescript/no-meaningless-void-operator': 'off',
    'eslint/no-underscore-dangle': 'off',
    'react/set-state-in-effect': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    'import/no-named-as-default': 'off',
  },
  overrides: [
    contract,
    ...layerRules,
    ...domainRules,
    {
      files: ['server/*.{ts,js}', 'server/commands/**', 'server/log/**', 'server/messages/verify.ts'],
      rules: { 'no-console': 'off' },
    },
    toolRules,
    ...serverRules,
    { files: ['tests/**'], rules: { 'no-console': 'off', 'typescript/unbound-method': 'off' } },
  ],
})
