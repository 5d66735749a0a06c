import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { EducationModule } from '#contract/catalogs/education.ts'
import { learnAdditions } from '@/http/additions'
import { makeModule, makeRequirement, passedModule } from '#tests/support/education/educationFactory.ts'
import { answer, fail, paths } from '#tests/support/page/network.ts'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { renderRoute } from '#tests/support/page/render.tsx'

const path = `${paths.profile}/education`
beforeEach(() => learnAdditions([{ name: 'education', status: 'enabled' }]))

const show = (modules: EducationModule[], query = '') => {
  answer(path, modules)
  return renderRoute('education', { path: `/education${query}` })
}
const trip = { bookingId: 'ABC123', country: 'Colombia' }
const beforeTrip = makeModule({
  id: 'before-you-go',
  title: 'Before a trip to a place of risk',
  topic: 'safety',
  required: makeRequirement({ reason: 'trip', dueOn: '2099-05-12', trip }),
})
const overdue = makeModule({ required: makeRequirement({ dueOn: '2026-01-12', isOverdue: true }) })
const optional = passedModule({ id: 'book-well', title: 'Booking well', topic: 'booking' })

test('modules required of the reader come first with their reason, and the overdue one before the others', async () => {
  await show([beforeTrip, overdue, optional])
  const required = within(await screen.findByRole('region', { name: 'Required of you' }))
  expect(required.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'The travel policy in practice',
    'Before a trip to a place of risk',
  ])
  expect(required.getByText(/^Required by your company; it was due on/)).toBeVisible()
  expect(required.getByText(/^Required before your trip to Colombia on/)).toBeVisible()
  expect(required.getByText('Overdue')).toBeVisible()
  const others = within(screen.getByRole('region', { name: 'Optional' }))
  expect(others.getByRole('link', { name: 'Booking well' })).toHaveAttribute('href', '/en-ca/education/book-well')
  expect(others.getByText(/^Passed with 100\s?%; valid until/)).toBeVisible()
  expect(screen.getByText('1 of 3 passed')).toBeVisible()
})

test('where nothing is assigned, the page says so and shows the optional modules', async () => {
  await show([optional])
  expect(await screen.findByRole('heading', { name: 'Nothing is assigned to you' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Booking well' })).toBeVisible()
})

test('state and topic narrow the modules, and are in the address', async () => {
  const { user } = await show([beforeTrip, optional], '?state=passed')
  expect(await screen.findByRole('link', { name: 'Passed 1', current: 'page' })).toBeVisible()
  expect(screen.queryByRole('link', { name: beforeTrip.title })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'All 2' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Safety')
  expect(await screen.findByRole('link', { name: beforeTrip.title })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Booking well' })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Sustainability')
  expect(await screen.findByText('No module fits this choice.')).toBeVisible()
})

test('only administrators have the link to manage the modules', async () => {
  const features = { ...makeEmployeeConfiguration().features, education: true }
  answer(paths.configuration, makeEmployeeConfiguration({ features }))
  answer(path, [optional])
  await renderRoute('education', { whoami: { roles: ['Admin'] } })
  expect(await screen.findByRole('link', { name: 'Manage modules' })).toHaveAttribute('href', '/en-ca/admin/education')
})

test('a company without modules, a failure and a server without education are explained', async () => {
  const { unmount } = await show([])
  expect(await screen.findByText('Your company has switched all modules off.')).toBeVisible()
  unmount()
  fail(path)
  const failing = await renderRoute('education')
  expect(await screen.findByRole('heading', { name: 'The modules could not be loaded' })).toBeVisible()
  failing.unmount()
  learnAdditions([])
  await renderRoute('education')
  expect(await screen.findByText('Education is not available on this server.')).toBeVisible()
})
