import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { learnAdditions } from '@/http/additions'
import { answer, answerChange, fail } from '#tests/support/page/network.ts'
import { renderRoute } from '#tests/support/page/render.tsx'
import { makeManagedPolicy } from '#tests/support/admin/travelPolicyFactory.ts'

const path = '/admin/companies/aurora/travel-policies'
const admin = { whoami: { roles: ['Admin' as const] } }
const executive = makeManagedPolicy({
  id: 'tp-executive',
  name: 'Executive',
  names: [{ locale: 'en-CA', value: 'Executive' }],
  isDefault: false,
  needsApproval: true,
  isAllowedEvent: false,
  businessFromHours: 99,
  hotelLimits: [],
  daysInAdvance: 0,
  holders: 2,
})
const refused = (field: string, code: string) => ({
  successfull: false,
  messageCode: code,
  message: '…',
  problems: [{ field, code }],
})
const list = () => renderRoute('travelPolicies', admin)
const open = async (id = 'tp-standard') => {
  const shown = await renderRoute('travelPolicy', {
    ...admin,
    path: `/admin/travel-policy/${id}`,
    route: '/admin/travel-policy/:policyId',
  })
  await screen.findByLabelText(/^Name in English/)
  return shown
}
const night = () => within(screen.getByRole('region', { name: 'Hotels' })).getAllByLabelText(/^Most per night/)[0]!
beforeEach(() => {
  learnAdditions([{ name: 'travelpolicies', status: 'enabled' }])
  answer(path, [makeManagedPolicy(), executive])
  answer('/airports', [])
  answer('/countries', [{ countryCode: 'GB', alpha3: 'GBR', countryName: 'United Kingdom', callingCode: '44' }])
})

test('each policy shows its holders and limits, and leads to its page', async () => {
  await list()
  const standard = await screen.findByRole('listitem', { name: /^Standard/ })
  expect(standard).toHaveTextContent('For new people')
  expect(standard).toHaveTextContent('12 people hold it')
  expect(standard).toHaveTextContent('Up to 15% above the lowest fare')
  expect(standard).toHaveTextContent('Hotels up to $360.00 a night, 1 place with its own limit')
  expect(standard).toHaveTextContent('Business class from 8 hours')
  expect(standard).toHaveTextContent('Book 14 days in advance')
  const other = screen.getByRole('listitem', { name: /^Executive/ })
  expect(other).toHaveTextContent('No business class')
  expect(other).toHaveTextContent('Trips need approval')
  expect(other).toHaveTextContent('Allows: booking for oneself and booking single trips.')
  expect(screen.getByRole('link', { name: 'Executive' })).toHaveAttribute(
    'href',
    '/en-ca/admin/travel-policy/tp-executive',
  )
})

test('a company without a policy sees that its employees cannot book', async () => {
  answer(path, [])
  await list()
  expect(await screen.findByText('No one can book without a travel policy. Add the first.')).toBeVisible()
})

test('an added policy is sent with its places, and opened', async () => {
  const sent = answerChange('post', path, makeManagedPolicy({ id: 'tp-new', isDefault: false }))
  const { user, address } = await renderRoute('addTravelPolicy', { ...admin, path: '/admin/add-travel-policy' })
  await user.type(await screen.findByLabelText(/^Name in English/), 'Field work')
  await user.type(screen.getByLabelText('Name in French'), 'Terrain')
  await user.type(night(), '1 200')
  await user.clear(screen.getByLabelText('Business class from (hours)'))
  await user.click(screen.getByRole('button', { name: 'Add a country' }))
  const row = within(screen.getByRole('group', { name: 'Country 1' }))
  await waitFor(() => expect(row.getByRole('option', { name: 'United Kingdom' })).toBeInTheDocument())
  await user.selectOptions(row.getByLabelText(/^Country/), 'GB')
  await user.type(row.getByLabelText(/^Most per night/), '400')
  await user.click(screen.getByRole('button', { name: 'Add a travel policy' }))
  await waitFor(() => expect(address()).toBe('/en-ca/admin/travel-policy/tp-new'))
  expect(sent).toEqual([
    {
      names: [
        { locale: 'en-CA', value: 'Field work' },
        { locale: 'fr-CA', value: 'Terrain' },
        { locale: 'es-ES', value: '' },
      ],
      isAllowedSelf: true,
      isAllowedTransient: true,
      isAllowedEvent: true,
      needsApproval: false,
      fareTolerancePercent: 15,
      daysInAdvance: 0,
      businessFromHours: 99,
      premiumFromHours: null,
      hotelNightLimit: 1200,
      hotelLimits: [{ kind: 'country', code: 'GB', limit: 400 }],
    },
  ])
})

test('a policy needs a name, a hotel limit and complete places, each reported', async () => {
  const sent = answerChange('post', path, makeManagedPolicy())
  const { user } = await renderRoute('addTravelPolicy', { ...admin, path: '/admin/add-travel-policy' })
  await user.click(await screen.findByRole('button', { name: 'Add a city' }))
  await user.click(screen.getByRole('button', { name: 'Add a travel policy' }))
  expect(await screen.findByText('4 fields need your attention')).toBeVisible()
  const row = within(screen.getByRole('group', { name: 'City 1' }))
  expect(row.getByRole('combobox', { name: /^City/ })).toBeInvalid()
  expect(row.getByLabelText(/^Most per night/)).toBeInvalid()
  await user.click(screen.getByRole('button', { name: 'Remove city 1' }))
  expect(screen.queryByRole('group', { name: 'City 1' })).toBeNull()
  expect(sent).toEqual([])
})

test('a lowered limit is sent in the version that was opened, with the name of its city', async () => {
  const sent = answerChange('patch', `${path}/tp-standard`, makeManagedPolicy({ hotelNightLimit: 250, version: 4 }))
  const { user } = await open()
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('New York (NYC)')
  await user.clear(night())
  await user.type(night(), '250')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    hotelNightLimit: 250,
    hotelLimits: [{ kind: 'city', code: 'NYC', limit: 450 }],
    version: 3,
    isActive: true,
  })
})

test.each([
  ['names.1.value', 'taken', () => screen.getByLabelText('Name in French'), /has this name/],
  ['hotelLimits.0.code', 'airport', () => screen.getByRole('combobox', { name: 'City' }), /airport/],
])('a server refusal of %s is shown at its field', async (field, code, control, words) => {
  answerChange('patch', `${path}/tp-standard`, refused(field, code), 409)
  const { user } = await open()
  await user.type(screen.getByLabelText(/^Name in English/), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(control()).toBeInvalid())
  expect(control()).toHaveAccessibleDescription(words)
})

test('a policy with holders stays active, with the reason', async () => {
  answerChange('patch', `${path}/tp-executive`, refused('isActive', 'inUse'), 409)
  const { user } = await open('tp-executive')
  await user.click(screen.getByRole('radio', { name: /^Inactive/ }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText(/Active people hold this policy/)).length).toBeGreaterThan(0)
})

test('another policy becomes the default, and the default can neither end nor be chosen again', async () => {
  const sent = answerChange('patch', `${path}/tp-executive`, { ...executive, isDefault: true, version: 4 })
  const { user } = await open('tp-executive')
  answer(path, [makeManagedPolicy({ isDefault: false }), { ...executive, isDefault: true, version: 4 }])
  await user.click(screen.getByRole('button', { name: 'Give it to new people' }))
  await waitFor(() => expect(sent).toEqual([{ isDefault: true, version: 3 }]))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Give it to new people' })).toBeNull())
  expect(screen.queryByRole('radio', { name: /^Inactive/ })).toBeNull()
})

test('an unknown policy and a list that does not load are reported', async () => {
  const { unmount } = await renderRoute('travelPolicy', {
    ...admin,
    path: '/admin/travel-policy/other',
    route: '/admin/travel-policy/:policyId',
  })
  expect(await screen.findByRole('heading', { name: 'No such travel policy' })).toBeVisible()
  unmount()
  fail(path)
  await list()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a backend that cannot change policies is explained', async () => {
  learnAdditions([])
  await list()
  expect(await screen.findByText(/does not allow changes of travel policies here/)).toBeVisible()
})
