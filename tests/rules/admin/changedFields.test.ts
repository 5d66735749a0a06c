import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldIds, settingsAndCards, valueParts, yearOfField } from '#contract/admin/changeWords.ts'
import { askNever, silences } from '#contract/approvals/approvalRules.ts'
import { newEmployeeSchema } from '#contract/employees/employees.ts'
import { groupStatuses } from '#contract/events/groupTravels.ts'
import { recordedPolicy } from '#server/domains/admin/policies/policyRules.ts'
import companyChanges from '#contract/messages/en/companyChanges.json'
import companySettings from '#contract/messages/en/companySettings.json'

/** The names that the server writes as the field of a change, where it writes them as texts. */
function writtenFields(): string[] {
  const files = readdirSync('server/domains', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  return files.flatMap((name) => {
    const text = readFileSync(`server/domains/${name}`, 'utf8')
    return [...text.matchAll(/field: '([\w.-]+)', from|\bnoted\('([\w.-]+)'\)/g)].map(([, one, other]) => one ?? other!)
  })
}

/** Fields of a policy, of a card and of a role in a cost centre, which the server lists by their names. */
const policy = { names: [], hotelLimits: [], approval: askNever, isActive: true } as unknown as Parameters<
  typeof recordedPolicy
>[0]
const listedFields = [
  ...Object.keys(recordedPolicy(policy)),
  'name',
  'number',
  'expiryDate',
  'uses',
  'costCenter',
  'costCenterId',
  'type',
  'startDate',
  'endDate',
  'externalId',
  'parentId',
  'status',
  'names.en-CA',
  'names.fr-CA',
  'names.es-ES',
  'budget.2027',
  'pricePerTonne',
]

const known = new Set([...Object.keys(companyChanges), ...Object.keys(companySettings)])
const find = (ids: readonly string[]) => ids.find((id) => known.has(id))

test('every field that the history can name has a name that people read', () => {
  const fields = new Set(
    [...writtenFields(), ...listedFields, ...Object.keys(newEmployeeSchema.shape)].filter(
      (name) => name !== 'isInvited',
    ),
  )
  expect(fields.size).toBeGreaterThan(35)
  expect([...fields].filter((field) => !find(fieldIds(field, settingsAndCards)))).toEqual([])
})

test('every state that the approval of an event can begin or end in is a word', () => {
  const states = groupStatuses.filter((status) =>
    ['planning', 'pendingApproval', 'approved', 'canceled'].includes(status),
  )
  expect(states.map((status) => valueParts('status', status, find)[0]?.kind)).toEqual(states.map(() => 'word'))
})

test('a carbon budget is a weight of its year, and a carbon price an amount in its currency', () => {
  expect(fieldIds('budget.2027')).toEqual(['companyChanges.field.budget'])
  expect(yearOfField('budget.2027')).toBe('2027')
  expect(valueParts('budget.2027', '500000', find)).toEqual([{ kind: 'kilograms', amount: 500_000 }])
  expect(valueParts('pricePerTonne', '95.5 CAD', find)).toEqual([{ kind: 'money', amount: 95.5, currency: 'CAD' }])
})

test('a card number is read in the history as everywhere else, and another number as it is', () => {
  expect(valueParts('number', '41111*******1111', find)).toEqual([{ kind: 'card', text: '41111*******1111' }])
  expect(valueParts('number', '410', find)).toEqual([{ kind: 'text', text: '410' }])
})

test('rules of approval are read as sentences, and what happens without an answer in words', () => {
  const rules = 'trip within nothing, hotel outside 300 ask'
  expect(valueParts('approvalRules', rules, find)).toEqual([
    { kind: 'approvalRule', rule: { kind: 'trip', scope: 'within', above: 0, action: 'nothing' } },
    { kind: 'approvalRule', rule: { kind: 'hotel', scope: 'outside', above: 300, action: 'ask' } },
  ])
  expect(silences.map((each) => valueParts('silence', each, find)[0]?.kind)).toEqual(silences.map(() => 'word'))
  expect(valueParts('answerHours', '24', find)).toEqual([{ kind: 'count', amount: 24 }])
})
