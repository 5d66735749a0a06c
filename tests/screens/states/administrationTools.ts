import type { CompanyChange } from '#contract/admin/companyChanges.ts'
import type { BadRowPage, Import } from '#contract/employees/imports.ts'
import type { RiskView } from '#contract/risk/riskViews.ts'
import type { IssuedScimToken, ScimToken } from '#contract/admin/scimTokens.ts'
import { makeEmployeePage } from '#tests/support/admin/employeeFactory.ts'
import { makeImport } from '#tests/support/admin/importFactory.ts'
import { aurora, pressing, type Screen, statesOf } from '../screen.ts'
import type { Visit } from '../visit.ts'

const admin = { person: aurora('admin') }

const checked = { status: 'checked', totalRows: 1240, receivedRows: 1240, checkedRows: 1240 } as const
const begun = { query: { kind: 'employees', import: 'i1' } }

/** Rows of a page with the possible problems of a cell, with long values too. */
const badRows: BadRowPage = {
  ...makeEmployeePage([]),
  totalItemCount: 3,
  totalPageCount: 1,
  responseData: [
    { row: 14, problems: [{ column: 'email', value: 'ada.quill', code: 'email', text: 'This is no e-mail address.' }] },
    {
      row: 208,
      problems: [
        { column: 'externalId', value: '', code: 'required', text: 'This must be filled in.' },
        {
          column: 'costCenter',
          value: 'Plants-and-maintenance/North-American-sales-and-marketing',
          code: 'costCenter',
          text: 'There is no active cost center of this number.',
        },
      ],
    },
    { row: 977, problems: [{ column: 'roles', value: '', code: 'cardInText', text: 'It is a card number.' }] },
  ],
}

/** Opens an import that is as far as this. */
const importAt = (changed: Partial<Import>) => async (visit: Visit) => {
  await visit.answer('import', makeImport(changed))
  await visit.answer('importProblems', badRows)
  await visit.open('importTable', {}, begun.query)
}
const choosingFile = (text: string) => async (visit: Visit) => {
  await visit.open('importTable')
  const file = { name: 'people of 2026.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await visit.page.locator('input[type="file"]').setInputFiles(file)
  await visit.page.locator('main li, main [role="alert"] > *').first().waitFor()
}

const imports: Screen[] = [
  ...statesOf('importTable', admin, {
    'cost centers': (visit) => visit.open('importTable', {}, { kind: 'costCenters' }),
    'columns unknown': choosingFile(
      'externalId,firstName,lastName,email,Departement,Jobtitel\n1007,Ada,Quill,ada@aurora.example,RD,Engineer\n',
    ),
    'columns missing': choosingFile('firstName,lastName,lastName\nAda,Quill,Quill\n'),
    'not a table': choosingFile(''),
    'file to be opened again': importAt({ totalRows: 1240, receivedRows: 500 }),
    checking: importAt({ ...checked, status: 'checking', checkedRows: 500 }),
    'checked, all good': importAt({ ...checked, toAdd: 1180, toChange: 40, unchanged: 20 }),
    'checked, some bad': importAt({ ...checked, toAdd: 1180, toChange: 37, unchanged: 20, badRows: 3 }),
    'checked, nothing to do': importAt({ ...checked, unchanged: 1240 }),
    'checked by somebody else': importAt({ ...checked, toAdd: 1240, isOwn: false }),
    running: async (visit) => {
      await visit.hold('importSteps')
      await importAt({ ...checked, status: 'running', mode: 'skipBad', toAdd: 1240, doneRows: 750 })(visit)
      await visit.press('imports.goOn')
    },
    done: importAt({
      ...checked,
      status: 'done',
      toAdd: 1180,
      toChange: 37,
      unchanged: 20,
      badRows: 3,
      doneRows: 1240,
    }),
    canceled: importAt({ ...checked, status: 'cancelled', doneRows: 250 }),
  }),
  ...statesOf(
    'importTable',
    { ...admin, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('import')
        await visit.open('importTable', {}, begun.query)
      },
      'a step failing': async (visit) => {
        await visit.fail('importSteps')
        await importAt({ ...checked, status: 'running', mode: 'skipBad', toAdd: 1240, doneRows: 750 })(visit)
        await visit.press('imports.goOn')
      },
    },
  ),
]

const token: ScimToken = {
  id: 't1',
  name: 'Entra ID',
  start: 'wms_4f9c',
  invites: true,
  createdByName: 'Priya Raghavan',
  createdAt: '2026-05-09T11:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
  endedAt: null,
}
const issued: IssuedScimToken = { ...token, token: 'wms_4f9c0b7a62d8418e9c1f5a3b7d2e6f80c4a1d9e3' }
const tokens = {
  baseUrl: 'https://travel.aurora.example/scim/v2',
  tokens: [
    { ...token, lastUsedAt: '2026-11-20T09:30:00Z' },
    { ...token, id: 't2', name: 'Okta, to be tried before we move everybody there', expiresAt: '2026-12-01T00:00:00Z' },
    { ...token, id: 't3', name: 'Script', endedAt: '2026-10-01T10:00:00Z' },
  ],
}

const provisioning: Screen[] = [
  ...statesOf('provisioning', admin, {
    'with tokens': async (visit) => {
      await visit.answer('scimTokens', tokens)
      await visit.open('provisioning')
    },
    'end a token': async (visit) => {
      await visit.answer('scimTokens', tokens)
      await pressing('provisioning', 'provisioning.end')(visit)
    },
    'make a token, with problems': pressing('provisioning', 'provisioning.make', 'provisioning.make'),
    'a new token': async (visit) => {
      await visit.answerChange('scimTokens', issued)
      await pressing('provisioning', 'provisioning.make')(visit)
      await visit.type('provisioning.field.name', 'Entra ID')
      await visit.press('provisioning.make', visit.page.locator('form'))
    },
    loading: async (visit) => {
      await visit.hold('scimTokens')
      await visit.open('provisioning')
    },
  }),
]

const change: CompanyChange = {
  id: 'k1',
  at: '2026-11-12T14:00:00Z',
  actorName: 'Robin Ellis',
  isProvisioned: false,
  entity: 'settings',
  entityId: 'aurora',
  entityName: '',
  action: 'changed',
  changes: [
    { field: 'idleSeconds', from: null, to: '900' },
    { field: 'features.trips2', from: 'hidden', to: 'enabled' },
    { field: 'agency.emergencyPhone', from: null, to: null },
  ],
}
const changes: CompanyChange[] = [
  change,
  {
    ...change,
    id: 'k2',
    entity: 'employee',
    entityName: 'Marie-Ève Beaulieu-Thériault',
    actorName: 'Entra ID, provisioning of the production tenant',
    isProvisioned: true,
    changes: [
      { field: 'roles', from: 'Admin', to: 'Admin, FinancialOfficer, EventOrganizer' },
      { field: 'costCenter', from: '210', to: '420' },
      { field: 'email', from: null, to: null },
    ],
  },
  {
    ...change,
    id: 'k3',
    entity: 'card',
    action: 'removed',
    changes: [{ field: 'costCenters', from: '410+, 420', to: null }],
  },
  {
    ...change,
    id: 'k4',
    entity: 'import',
    entityName: 'people of 2026.csv',
    action: 'added',
    changes: [
      { field: 'status', from: null, to: 'done' },
      { field: 'rows', from: null, to: '1240' },
    ],
  },
]

const view: RiskView = {
  id: 'v1',
  at: '2026-11-12T14:00:00Z',
  viewer: 'Marie-Ève Beaulieu-Thériault',
  kind: 'search',
  conditions: [
    { name: 'term', value: '' },
    { name: 'countryCode', value: 'GB' },
    { name: 'displayTripStatus', value: 'InProgress' },
    { name: 'fromDate', value: '2026-11-11' },
    { name: 'toDate', value: '2026-11-13' },
    { name: 'noAnswer', value: 'true' },
  ],
  bookingIds: [],
  about: '',
}
const views: RiskView[] = [
  view,
  { ...view, id: 'v2', kind: 'rollCallPreview', conditions: [], bookingIds: ['ABC123', 'DEF456', 'GHI789', 'JKL012'] },
  { ...view, id: 'v3', kind: 'rollCall', conditions: [], about: 'Storm and flooding in and around London' },
]

const history: Screen[] = [
  ...statesOf('companyChanges', admin, {
    'of the settings': (visit) => visit.open('companyChanges', {}, { entity: 'settings' }),
    'of every kind': async (visit) => {
      await visit.answer('companyChanges', { ...makeEmployeePage([]), totalItemCount: 4, responseData: changes })
      await visit.open('companyChanges')
    },
    empty: async (visit) => {
      await visit.answer('companyChanges', makeEmployeePage([]))
      await visit.open('companyChanges')
    },
    loading: async (visit) => {
      await visit.hold('companyChanges')
      await visit.open('companyChanges')
    },
  }),
  ...statesOf('riskViews', admin, {
    'of every kind': async (visit) => {
      await visit.answer('riskViews', { ...makeEmployeePage([]), totalItemCount: 3, responseData: views })
      await visit.open('riskViews')
    },
    empty: async (visit) => {
      await visit.answer('riskViews', makeEmployeePage([]))
      await visit.open('riskViews')
    },
  }),
]

export const administrationToolStates = [...imports, ...provisioning, ...history]
