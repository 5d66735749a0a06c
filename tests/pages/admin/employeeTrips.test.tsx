import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ofEmployee, ofProfile, renderAdministered } from '#tests/support/admin/administered.tsx'
import { makeAgencyInfo } from '#tests/support/agency/agencyFactory.ts'
import { makeProfile, makeTrip, makeTripPage } from '#tests/support/page/factories.ts'
import { answer, fail, hang } from '#tests/support/page/network.ts'
import { setClock } from '#tests/support/page/render.tsx'

/** The fields of an employee that these pages read, besides the contract's defaults. */
const camille = {
  id: 'e2',
  externalId: '1042',
  firstName: 'Camille',
  middleName: '',
  lastName: 'Roy',
  jobTitle: 'Engineer',
  email: 'camille@aurora.example',
  status: 'active',
  costCenterId: null,
  costCenter: '',
  roles: [],
  agencyService: 'default',
  type: 'employee',
  manager: null,
  approver: null,
  costCenterRoles: [],
  mobilePhone: '',
  travelPolicyId: null,
  travelerProfile: { homeAirport: null },
  profileId: 'p2',
}

beforeEach(() => {
  setClock('2026-05-09T12:00:00')
  answer(ofEmployee, camille)
  answer(`${ofEmployee}/trips`, [makeTrip()])
  answer(`${ofProfile}/trips/ABC123`, makeTrip())
  answer(`${ofProfile}/invoices`, [])
  answer(`${ofProfile}/agency-info`, makeAgencyInfo())
  answer('/companies/aurora/employees/e2/configuration', {})
})
const bar = async () => within(await screen.findByRole('region', { name: 'Whose pages these are' }))
const ofTrips = ['tripLists', 'calendar'] as const

describe('§2 the trips of an employee', () => {
  test('the trips have a bar that names the employee, with the way back', async () => {
    await renderAdministered('employeeTrips', { messages: ofTrips })
    expect((await bar()).getByText('Camille Roy’s trips')).toBeVisible()
    expect((await bar()).getByRole('link', { name: 'Back to the employee' })).toHaveAttribute(
      'href',
      '/en-ca/admin/e2/edit-employee',
    )
  })

  test('the page is announced once, by the employee’s name', async () => {
    await renderAdministered('employeeTrips', { messages: ofTrips })
    expect(await screen.findByText('These pages are about Camille Roy’s trips')).toHaveRole('status')
  })

  test('the texts name the employee, and each trip leads to its page in administration', async () => {
    await renderAdministered('employeeTrips', { messages: ofTrips })
    expect(await screen.findByRole('heading', { level: 1, name: 'Camille’s trips' })).toBeVisible()
    expect(await screen.findByRole('link', { name: /Montréal to Vancouver/ })).toHaveAttribute(
      'href',
      '/en-ca/admin/e2/trips/ABC123',
    )
  })

  test('the trips lead to their advisories, by the travel profile', async () => {
    await renderAdministered('employeeTrips', { messages: ofTrips })
    expect(await screen.findByRole('link', { name: 'Advisories' })).toHaveAttribute(
      'href',
      '/en-ca/admin/p2/trip-advisories',
    )
  })

  test('no trip can be added or booked here, and an empty list names the employee', async () => {
    answer(`${ofEmployee}/trips`, [])
    await renderAdministered('employeeTrips', { messages: ofTrips })
    expect(await screen.findByText(/A trip booked for Camille appears here/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Add|Book/ })).toBeNull()
  })

  test('a failure to load names the employee’s trips', async () => {
    fail(`${ofEmployee}/trips`)
    await renderAdministered('employeeTrips', { messages: ofTrips })
    expect(await screen.findByText('Camille’s trips did not load')).toBeVisible()
  })

  test('the paged trips are requested by the travel profile', async () => {
    answer(`${ofProfile}/trips/paginated`, makeTripPage([makeTrip({ bookingId: 'PAGED1' })]))
    await renderAdministered('employeeTrips_v2', { messages: ofTrips })
    expect(await screen.findByRole('link', { name: /Montréal to Vancouver/ })).toHaveAttribute(
      'href',
      '/en-ca/admin/e2/trips/PAGED1',
    )
  })

  test('the texts name the employee in French and Spanish too', async () => {
    const { unmount } = await renderAdministered('employeeTrips', { messages: ofTrips, locale: 'fr-ca' })
    expect(await screen.findByRole('link', { name: 'Retour à la fiche' })).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Voyages de Camille' })).toBeVisible()
    unmount()
    await renderAdministered('employeeTrips', { messages: ofTrips, locale: 'es-es' })
    expect(await screen.findByRole('link', { name: 'Volver a la ficha' })).toBeVisible()
  })
})

describe("the page of an employee's trip", () => {
  const open = () =>
    renderAdministered('employeeTrip', { params: { bookingId: 'ABC123' }, messages: ['cancel', 'forms'] })

  test('a trip can be read, downloaded, reported and canceled, as the server allows administrators', async () => {
    answer(`${ofProfile}/trips/ABC123`, makeTrip({ isCancellable: true }))
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Montréal to Vancouver' })).toBeVisible()
    for (const name of ['Itinerary', 'Calendar', 'Report a problem', 'Cancel this trip'])
      expect(await screen.findByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible()
  })

  test('a trip is neither changed in the booking tool nor kept in this browser', async () => {
    answer(`${ofProfile}/trips/ABC123`, makeTrip({ source: 'bookingTool', isCancellable: true }))
    await open()
    await screen.findByRole('button', { name: /^Cancel this trip/ })
    expect(screen.queryByRole('button', { name: /^Change|Keep offline/ })).toBeNull()
  })

  test('a trip that the employee does not have leads to all their trips', async () => {
    fail(`${ofProfile}/trips/ABC123`, 404)
    await open()
    expect(await screen.findByRole('link', { name: 'See all of Camille’s trips' })).toHaveAttribute(
      'href',
      '/en-ca/admin/e2/trips',
    )
  })
})

describe('§2 the advisories of an employee', () => {
  test('the advisories are addressed by the travel profile, and list the trips to advised places', async () => {
    answer(ofProfile, makeProfile({ id: 'p2', firstName: 'Camille', lastName: 'Roy', employeeId: 'e2' }))
    answer(`${ofEmployee}/trips`, [makeTrip({ hasTravelAdvisories: true }), makeTrip({ bookingId: 'SAFE01' })])
    await renderAdministered('employeeAdvisories')
    expect(await screen.findByRole('heading', { level: 1, name: 'Advisories for Camille’s trips' })).toBeVisible()
    const links = await screen.findAllByRole('link', { name: /whole trip/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en-ca/admin/e2/trips/ABC123'])
  })

  test('the advisories of an unknown profile lead to the employees', async () => {
    fail(ofProfile, 404)
    await renderAdministered('employeeAdvisories')
    expect(await screen.findByRole('heading', { name: 'The company has no such employee' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all employees' })).toHaveAttribute('href', '/en-ca/admin/employees')
  })
})

describe('before the employee is known', () => {
  test('the page says that it is loading', async () => {
    hang(ofEmployee)
    await renderAdministered('employeeTrips')
    expect(await screen.findByRole('status')).toHaveTextContent(/Loading/)
  })

  test('a failure is reported and can be tried again', async () => {
    fail(ofEmployee)
    const { user } = await renderAdministered('employeeTrips', { messages: ofTrips })
    expect(await screen.findByRole('heading', { name: 'This employee did not load' })).toBeVisible()
    answer(ofEmployee, camille)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Camille’s trips' })).toBeVisible()
  })

  test('an unknown employee leads to the employees', async () => {
    fail(ofEmployee, 404)
    await renderAdministered('employeeTrips')
    expect(await screen.findByRole('heading', { name: 'The company has no such employee' })).toBeVisible()
  })

  test('the list of all trips exists where the backend does not answer the travel profile, and a single one does not', async () => {
    answer(ofEmployee, { ...camille, profileId: null })
    const { unmount } = await renderAdministered('employeeTrips', { messages: ofTrips })
    expect(await screen.findByRole('link', { name: /Montréal to Vancouver/ })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Advisories' })).toBeNull()
    unmount()
    await renderAdministered('employeeTrip', { params: { bookingId: 'ABC123' } })
    expect(await screen.findByRole('heading', { name: 'No travel profile' })).toBeVisible()
  })
})
