import * as actionsApi from '@/domains/actionCenter/actions.api'
import * as adminApi from '@/domains/admin/admin.api'
import * as companyChangesApi from '@/domains/admin/changes/companyChanges.api'
import * as costCentersApi from '@/domains/admin/costCenters.api'
import * as companyCardsApi from '@/domains/admin/paymentMethods/companyCards.api'
import * as companySettingsApi from '@/domains/admin/settings/companySettings.api'
import * as tripFieldsApi from '@/domains/admin/tripFields/tripFields.api'
import * as travelPoliciesApi from '@/domains/admin/travelPolicies.api'
import * as employeesApi from '@/domains/admin/employees.api'
import * as importsApi from '@/domains/admin/imports/imports.api'
import * as budgetsApi from '@/domains/budgets/budgets.api'
import * as creditsApi from '@/domains/credits/credits.api'
import * as approvalsApi from '@/domains/approvals/approvals.api'
import * as agencyApi from '@/domains/agency/agency.api'
import * as arrangerApi from '@/domains/arranger/arranger.api'
import * as boardApi from '@/domains/arranger/board/board.api'
import * as bookingApi from '@/domains/booking/booking.api'
import * as detailsApi from '@/domains/profile/details.api'
import * as groupCardsApi from '@/domains/events/cards/cards.api'
import * as eventsApi from '@/domains/events/events.api'
import * as organizeApi from '@/domains/events/organize/organize.api'
import * as peopleApi from '@/domains/events/people/people.api'
import * as provisioningApi from '@/domains/admin/provisioning/provisioning.api'
import * as educationApi from '@/domains/education/education.api'
import * as guestsApi from '@/domains/guests/guests.api'
import * as hotelsApi from '@/domains/hotels/hotels.api'
import * as marketplaceApi from '@/domains/marketplace/marketplace.api'
import * as queueApi from '@/domains/helpDesk/agent/queue.api'
import * as helpDeskApi from '@/domains/helpDesk/helpDesk.api'
import * as helpDeskTokenApi from '@/domains/helpDesk/live/helpDeskToken.api'
import * as notificationsApi from '@/domains/notifications/notifications.api'
import * as absencesApi from '@/domains/profile/account/absences.api'
import * as accountApi from '@/domains/profile/account/account.api'
import * as documentsApi from '@/domains/profile/documents/documents.api'
import * as emergencyApi from '@/domains/profile/emergency/emergency.api'
import * as membershipsApi from '@/domains/profile/memberships/memberships.api'
import * as paymentApi from '@/domains/profile/payment/payment.api'
import * as personalApi from '@/domains/profile/personal/personal.api'
import * as preferencesApi from '@/domains/profile/preferences/preferences.api'
import * as outdatedTripsApi from '@/domains/completion/outdatedTrips/outdatedTrips.api'
import * as profileApi from '@/domains/profile/profile.api'
import * as airportsApi from '@/domains/reference/airports.api'
import * as configurationApi from '@/domains/reference/configuration.api'
import * as countriesApi from '@/domains/reference/countries.api'
import * as carbonApi from '@/domains/carbon/carbon.api'
import * as reportsApi from '@/domains/reports/reports.api'
import * as scoresApi from '@/domains/scores/scores.api'
import * as advisoriesApi from '@/domains/risk/advisories/advisories.api'
import * as alertsApi from '@/domains/risk/alerts/alerts.api'
import * as findTravelersApi from '@/domains/risk/findTravelers.api'
import * as underWayApi from '@/domains/risk/underWay.api'
import * as requestsApi from '@/domains/requests/requests.api'
import * as staysApi from '@/domains/stays/stays.api'
import * as rollCallApi from '@/domains/risk/rollCall/rollCall.api'
import * as homeContentApi from '@/domains/notices/homeContent.api'
import * as maintenanceApi from '@/domains/notices/maintenance/maintenance.api'
import * as riskViewsApi from '@/domains/risk/views/riskViews.api'
import * as sessionApi from '@/domains/session/session.api'
import * as calendarApi from '@/domains/trips/calendar/calendar.api'
import * as cancelApi from '@/domains/trips/cancel/cancel.api'
import * as invoicesApi from '@/domains/trips/trip/beside/invoices.api'
import * as manualApi from '@/domains/trips/manual/manualTrips.api'
import * as tripsApi from '@/domains/trips/trips.api'

const proven = new Set<unknown>()
/** A module whose functions are recorded when they have succeeded. */
function proving<Module extends object>(module: Module): Module {
  const wrap = (value: unknown) => {
    if (typeof value !== 'function') return value
    return (...given: unknown[]) => {
      const answer: unknown = value(...given)
      void Promise.resolve(answer).then(
        () => proven.add(value),
        () => undefined,
      )
      return answer
    }
  }
  return Object.fromEntries(Object.entries(module).map(([name, value]) => [name, wrap(value)])) as Module
}

export const api = {
  actions: proving(actionsApi),
  admin: proving(adminApi),
  companyChanges: proving(companyChangesApi),
  costCenters: proving(costCentersApi),
  companyCards: proving(companyCardsApi),
  companySettings: proving(companySettingsApi),
  travelPolicies: proving(travelPoliciesApi),
  tripFields: proving(tripFieldsApi),
  employees: proving(employeesApi),
  imports: proving(importsApi),
  agency: proving(agencyApi),
  budgets: proving(budgetsApi),
  approvals: proving(approvalsApi),
  credits: proving(creditsApi),
  arranger: proving(arrangerApi),
  board: proving(boardApi),
  booking: proving(bookingApi),
  details: proving(detailsApi),
  events: proving(eventsApi),
  organize: proving(organizeApi),
  groupCards: proving(groupCardsApi),
  people: proving(peopleApi),
  education: proving(educationApi),
  marketplace: proving(marketplaceApi),
  guests: proving(guestsApi),
  hotels: proving(hotelsApi),
  helpDesk: proving(helpDeskApi),
  helpDeskToken: proving(helpDeskTokenApi),
  queue: proving(queueApi),
  provisioning: proving(provisioningApi),
  notifications: proving(notificationsApi),
  absences: proving(absencesApi),
  account: proving(accountApi),
  documents: proving(documentsApi),
  emergency: proving(emergencyApi),
  memberships: proving(membershipsApi),
  requests: proving(requestsApi),
  stays: proving(staysApi),
  payment: proving(paymentApi),
  personal: proving(personalApi),
  preferences: proving(preferencesApi),
  outdatedTrips: proving(outdatedTripsApi),
  profile: proving(profileApi),
  airports: proving(airportsApi),
  configuration: proving(configurationApi),
  countries: proving(countriesApi),
  findTravelers: proving(findTravelersApi),
  underWay: proving(underWayApi),
  riskViews: proving(riskViewsApi),
  advisories: proving(advisoriesApi),
  alerts: proving(alertsApi),
  rollCalls: proving(rollCallApi),
  homeContent: proving(homeContentApi),
  maintenance: proving(maintenanceApi),
  carbon: proving(carbonApi),
  reports: proving(reportsApi),
  scores: proving(scoresApi),
  session: proving(sessionApi),
  calendar: proving(calendarApi),
  cancel: proving(cancelApi),
  invoices: proving(invoicesApi),
  manual: proving(manualApi),
  trips: proving(tripsApi),
}

/** Every function of the application's `*.api.ts` that was not called yet, or only in vain. */
export const unproven = (): string[] =>
  Object.entries(import.meta.glob<object>('@/domains/**/*.api.ts', { eager: true })).flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([, value]) => typeof value === 'function' && !proven.has(value))
      .map(([name]) => `${file}: ${name}`),
  )
