import { expect, test } from 'vitest'
import { rowOf, routeNames } from '@/routes/table'

/** The addresses of §2, in its order and spelling, with its roles. Names of parameters are those of §2. */
const publicPaths = `/oidc-login /logout /login /brand /test /legal /terms /browser-not-supported /invitation-confirmation
  /external /event /event-not-found /404 /arranger/request/:requestId/:action`
const authenticatedPaths = `/about /help-desk /event-callback/:eventShareableId /profile/account /complete-your-profile
  /sandbox /home /education /carbon-footprint /marketplace /action-center /advisories /leed-hotels
  /events /events/cards /events/cards/add /events/cards/:creditCardId/edit /events/:groupTravelId
  /events/:groupTravelId/travelers /events-travel /profile/payment/edit-credit-card/:creditCardID`
const dashboardPaths = `profile/personal profile/travel-documents profile/payment profile/flight-preferences
  profile/train-preferences profile/hotel-preferences profile/car-preferences profile/emergency-contact support
  customer-success trip-advisories trips trips-v2 reports-export travel-insights`
const adminPaths = `cost-centers add-cost-center cost-center/:costCenterId employees add-employee
  :employeeId/edit-employee :employeeId/trips :employeeId/trips-v2 :profileId/trip-advisories payment-methods
  :costCenterId/add-payment-method :costCenterId/:creditCardId/edit-payment-method
  :costCenterId/:creditCardId/assign-payment-method`
const guestPaths = '/guests /guests/add /guests/:employeeId/edit'
const arrangerPaths = `profiles :companyId/:profileId/trips :companyId/:profileId/trips-v2
  :companyId/:profileId/trips/advisories`
const arrangedPaths = `personal travel-documents payment flight-preferences train-preferences hotel-preferences
  car-preferences emergency-contact`
const scorePaths = 'company company/:groupId company/:groupId/:costCenter company/:groupId/:costCenter/:travellerEmail'
const riskPaths = '/find-travelers /find-travelers/advisories/:bookingId'
const developerPaths = '/developer /developer/i18n /developer/garda-alerts /developer/comp-ap'

const listed = (paths: string, prefix = '') => paths.split(/\s+/).map((path) => prefix + path)

const byGroup = {
  public: listed(publicPaths),
  authenticated: listed(authenticatedPaths),
  dashboard: listed(dashboardPaths, '/dashboard/'),
  Admin: listed(adminPaths, '/admin/'),
  GuestManager: listed(guestPaths),
  arranger: [
    ...listed(arrangerPaths, '/arranger/'),
    ...listed(arrangedPaths, '/arranger/profile/:companyId/:profileId/'),
  ],
  'own score': ['/score/personal'],
  FinancialOfficer: listed(scorePaths, '/score/'),
  RiskAdvisor: listed(riskPaths),
  developer: listed(developerPaths),
}

const rowByPath = new Map(routeNames.map((name) => [rowOf(name).path, rowOf(name)]))

test.each(Object.entries(byGroup))(
  '§2 every %s address has its page, and asks for the roles of its group',
  (group, paths) => {
    const isRole = /^[A-Z]/.test(group)
    const differing = paths.filter((path) => {
      const row = rowByPath.get(path)
      if (!row || (row.isPublic ?? false) !== (group === 'public')) return true
      return isRole && !row.roles?.some((role) => role === group)
    })
    expect(differing).toEqual([])
  },
)

test('§2 the pages for developers need the setting of the build', () => {
  for (const path of byGroup.developer) expect(rowByPath.get(path)?.gate).toBe('setting.developerOptions')
})

test('§2 only the first two addresses stand without a locale', () => {
  const bare = [...rowByPath.values()].filter(({ isBare }) => isBare).map(({ path }) => path)
  expect(bare.toSorted()).toEqual(['/logout', '/oidc-login'])
})
