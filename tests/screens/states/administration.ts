import type { FailureBody } from '#contract/wire/envelope.ts'
import type { MessageId } from '@/i18n/messages'
import { makeEmployee, makeEmployeePage, makeEmployeeRow } from '#tests/support/admin/employeeFactory.ts'
import { aurora, pressing, pressingAt, type Screen, statesOf } from '../screen.ts'
import type { Visit } from '../visit.ts'
import { administrationToolStates } from './administrationTools.ts'
import { policyStates } from './policies.ts'

const admin = { person: aurora('admin') }
const failing = { ...admin, provoked: /status of 500/ }
const refused = { ...admin, provoked: /status of (400|409|412)/ }

/** The traveler of the demo, the cost centre where they approve, and its card. */
const employee = { employeeId: 'e-aurora-traveller' }
const center = { costCenterId: 'cc-aurora-210' }
const card = { costCenterId: 'cc-aurora-400', creditCardId: 'cc-aurora-mastercard' }
const emptyPage = makeEmployeePage([])

/** The body of a refusal. */
const refusal = (messageCode: string, more: Partial<FailureBody> = {}): FailureBody => ({
  successfull: false,
  messageCode,
  message: messageCode,
  ...more,
})
const atField = (field: string, code: string) => refusal('invalid', { problems: [{ field, code }] })

/** An employee with every mark of the list, beside one without marks. */
const marked = makeEmployeePage([
  makeEmployeeRow({
    id: 'e-1',
    lastName: 'Beaulieu-Thériault',
    firstName: 'Marie-Ève',
    email: 'marie-eve.beaulieu-theriault@aurora.example',
    status: 'inactive',
    agencyService: 'vip',
    roles: ['FinancialOfficer', 'EventOrganizer'],
    costCenter: 'Plants and maintenance',
    hasTravelAdvisories: true,
    profileIssues: [{ issue: 'costCenterMissing' }],
    reactivationAskedAt: '2026-05-09T11:00:00Z',
    isProfileActive: false,
    isRegistered: false,
  }),
  makeEmployeeRow({ id: 'e-2', isRegistered: false, hasTravelAdvisories: true }),
  makeEmployeeRow({ id: 'e-3', profileIssues: [{ issue: 'costCenterMissing' }] }),
  makeEmployeeRow({ id: 'e-4' }),
])
const choosing =
  (...buttons: MessageId[]) =>
  async (visit: Visit) => {
    await visit.open('employees')
    for (const row of [1, 2, 3]) await visit.page.getByRole('table').getByRole('checkbox').nth(row).click()
    for (const id of buttons) await visit.press(id, visit.page.locator('main'))
  }
const bulkWindow = (id: MessageId) => async (visit: Visit) => {
  await choosing()(visit)
  await visit.openWindow(id)
}
const ofEmployee = (...buttons: MessageId[]) => pressingAt('editEmployee', { params: employee }, ...buttons)
const saveEmployee = async (visit: Visit) => {
  await visit.open('editEmployee', employee)
  await visit.type('employees.field.jobTitle', 'Account director, Americas')
  await visit.press('forms.save', visit.page.locator('main'))
}

const employees: Screen[] = [
  ...statesOf('employees', admin, {
    'nobody found': (visit) => visit.open('employees', {}, { search: 'xyzzy' }),
    'of one cost center': (visit) => visit.open('employees', {}, { costCenterId: 'cc-aurora-410' }),
    'with every mark': async (visit) => {
      await visit.answer('employees', marked)
      await visit.open('employees')
    },
    empty: async (visit) => {
      await visit.answer('employees', emptyPage)
      await visit.open('employees')
    },
    loading: async (visit) => {
      await visit.hold('employees')
      await visit.open('employees')
    },
    'some chosen': choosing(),
    'some chosen, deactivate': choosing('employees.bulk.deactivate'),
    'page beyond the last': (visit) => visit.open('employees', {}, { page: '99' }),
  }),
  ...statesOf('employees', failing, {
    failing: async (visit) => {
      await visit.fail('employees')
      await visit.open('employees')
    },
  }),
  ...statesOf(
    'employees',
    { ...admin, isInFront: true },
    {
      'some chosen, a cost center': bulkWindow('employees.bulk.costCenter'),
      'some chosen, a card': bulkWindow('employees.bulk.card'),
    },
  ),
  ...statesOf('addEmployee', admin, { 'with problems': pressing('addEmployee', 'employees.add.save') }),
  ...statesOf('editEmployee', admin, {
    deactivate: ofEmployee('employees.deactivate'),
    delete: ofEmployee('employees.delete'),
    loading: async (visit) => {
      await visit.hold('employee')
      await visit.open('editEmployee', employee)
    },
  }),
  ...statesOf('editEmployee', refused, {
    'changed meanwhile': async (visit) => {
      const current = makeEmployee({ id: employee.employeeId, jobTitle: 'Head of accounts', version: 99 })
      await visit.answerChange('employee', refusal('changed', { current }), 412)
      await saveEmployee(visit)
    },
    'number taken': async (visit) => {
      await visit.answerChange('employee', atField('externalId', 'taken'), 409)
      await saveEmployee(visit)
    },
  }),
  ...statesOf(
    'editEmployee',
    { ...admin, provoked: /status of 404/ },
    {
      unknown: (visit) => visit.open('editEmployee', { employeeId: 'e-nobody' }),
    },
  ),
  ...statesOf('employeeAdvisories', admin, {
    none: (visit) => visit.open('employeeAdvisories', { profileId: 'p-aurora-admin' }),
  }),
]

const costCenters: Screen[] = [
  ...statesOf('costCenters', admin, {
    'one opened': (visit) => visit.open('costCenters', {}, { open: 'cc-aurora-200,cc-aurora-400' }),
    found: (visit) => visit.open('costCenters', {}, { search: 'a' }),
    'nothing found': (visit) => visit.open('costCenters', {}, { search: 'xyzzy' }),
    empty: async (visit) => {
      await visit.answer('costCenters', emptyPage)
      await visit.open('costCenters')
    },
    loading: async (visit) => {
      await visit.hold('costCenters')
      await visit.open('costCenters')
    },
  }),
  ...statesOf('costCenters', failing, {
    failing: async (visit) => {
      await visit.fail('costCenters')
      await visit.open('costCenters')
    },
  }),
  ...statesOf('addCostCenter', admin, { 'with problems': pressing('addCostCenter', 'costCenters.add') }),
  ...statesOf('costCenter', admin, {
    'with a role': pressingAt('costCenter', { params: center }),
    'add a person': async (visit) => {
      await pressingAt('costCenter', { params: center }, 'costCenters.roles.add')(visit)
      await visit.press('costCenters.roles.save', visit.page.locator('form').last())
    },
    'remove a role': pressingAt('costCenter', { params: center }, 'costCenters.roles.remove'),
  }),
  ...statesOf('costCenter', refused, {
    'overlapping days': async (visit) => {
      await visit.answerChange('costCenterRoles', atField('startDate', 'overlap'), 400)
      await pressingAt('costCenter', { params: center }, 'costCenters.roles.change')(visit)
      const form = visit.page.getByRole('listitem').filter({ has: visit.page.getByRole('combobox') })
      await visit.press('forms.save', form)
    },
  }),
]

const cards: Screen[] = [
  ...statesOf('paymentMethods', admin, {
    'nothing found': (visit) => visit.open('paymentMethods', {}, { search: 'xyzzy' }),
    empty: async (visit) => {
      await visit.answer('companyCards', emptyPage)
      await visit.open('paymentMethods')
    },
  }),
  ...statesOf(
    'paymentMethods',
    { ...admin, isInFront: true },
    {
      'which cost center keeps it': async (visit) => {
        await visit.open('paymentMethods')
        await visit.openWindow('companyCards.add')
        await visit.press('companyCards.center.go', visit.front())
      },
    },
  ),
  ...statesOf('addPaymentMethod', admin, {
    'with problems': pressingAt('addPaymentMethod', { params: card }, 'profile.payment.add.save'),
  }),
  ...statesOf('editPaymentMethod', admin, {
    remove: pressingAt('editPaymentMethod', { params: card }, 'profile.payment.remove'),
  }),
]

const saveSettings = async (visit: Visit) => {
  await visit.open('companySettings')
  await visit.type('companySettings.field.agency_contactPhone', '+1 800 555 0100')
  await visit.press('forms.save', visit.page.locator('main'))
}
const settings: Screen[] = [
  ...statesOf('companySettings', admin, {
    'with problems': async (visit) => {
      await visit.open('companySettings')
      await visit.type('companySettings.field.agency_contactPhone', '555')
      await visit.type('companySettings.field.idleMinutes', '90')
      await visit.press('forms.save', visit.page.locator('main'))
    },
  }),
  ...statesOf('companySettings', refused, {
    'refused by the server': async (visit) => {
      await visit.answerChange('companySettings', atField('agency.contactPhone', 'wholePhone'), 400)
      await saveSettings(visit)
    },
  }),
]

export const administrationStates = [
  ...employees,
  ...costCenters,
  ...policyStates,
  ...cards,
  ...settings,
  ...administrationToolStates,
]
