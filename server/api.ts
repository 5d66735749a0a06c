import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Services } from '#server/services/services.ts'
import { actionOperations } from '#server/domains/notifications/markOperations.ts'
import { employeeOperations } from '#server/domains/admin/employees/operations.ts'
import { costCenterOperations } from '#server/domains/admin/costCenters/operations.ts'
import { travelPolicyOperations } from '#server/domains/admin/policies/operations.ts'
import { tripFieldOperations } from '#server/domains/admin/tripFields/operations.ts'
import { companyCardOperations } from '#server/domains/admin/cards/operations.ts'
import { settingsOperations } from '#server/domains/admin/settings/operations.ts'
import { importOperations } from '#server/domains/admin/imports/operations.ts'
import { scimTokenOperations } from '#server/domains/admin/provisioning/operations.ts'
import { companyChangeOperations } from '#server/domains/admin/changes/operations.ts'
import { roleRequestOperations } from '#server/domains/admin/roles/operations.ts'
import { firstStepOperations } from '#server/domains/admin/firstSteps/operations.ts'
import { reopeningOperations } from '#server/domains/admin/reopening/operations.ts'
import { agencyOperations } from '#server/domains/agency/operations.ts'
import { approvalOperations } from '#server/domains/approvals/operations.ts'
import { requestOperations } from '#server/domains/approvals/requestOperations.ts'
import { arrangerOperations } from '#server/domains/arranger/operations.ts'
import { selectionOperations } from '#server/domains/arranger/selection/selectionOperations.ts'
import { bookingOperations } from '#server/domains/booking/operations.ts'
import { calendarOperations } from '#server/domains/trips/calendar/operations.ts'
import { configurationOperations } from '#server/domains/reference/configurationOperations.ts'
import { placeOperations } from '#server/domains/reference/placeOperations.ts'
import { detailOperations } from '#server/domains/profile/details/operations.ts'
import { documentOperations } from '#server/domains/trips/documents/operations.ts'
import { educationOperations } from '#server/domains/education/operations.ts'
import { marketplaceOperations } from '#server/domains/marketplace/operations.ts'
import { groupTravelOperations } from '#server/domains/events/employee/employeeOperations.ts'
import { groupCardOperations } from '#server/domains/events/cards/cardOperations.ts'
import { groupFileOperations } from '#server/domains/events/files/fileOperations.ts'
import { groupInvitationOperations } from '#server/domains/events/invitation/invitationOperations.ts'
import { groupTravelerOperations } from '#server/domains/events/travelers/travelerOperations.ts'
import { organizerOperations } from '#server/domains/events/organizer/organizerOperations.ts'
import { emergencyOperations } from '#server/domains/profile/emergency/operations.ts'
import { guestOperations } from '#server/domains/guests/operations.ts'
import { ownHelpDeskOperations } from '#server/domains/helpDesk/ownOperations.ts'
import { helpDeskQueueOperations } from '#server/domains/helpDesk/queueOperations.ts'
import { helpDeskTokenOperations } from '#server/domains/helpDesk/tokenOperations.ts'
import { hotelOperations } from '#server/domains/hotels/operations.ts'
import { hrOperations } from '#server/domains/profile/hr/operations.ts'
import { invoiceOperations } from '#server/domains/trips/documents/invoiceOperations.ts'
import { outdatedTripOperations } from '#server/domains/trips/outdated/operations.ts'
import { mailOperations } from '#server/domains/trips/report/operations.ts'
import { membershipOperations } from '#server/domains/profile/memberships/operations.ts'
import { homeContentOperations } from '#server/domains/notices/home/operations.ts'
import { maintenanceOperations } from '#server/domains/notices/maintenance/operations.ts'
import { notificationOperations } from '#server/domains/notifications/operations.ts'
import { paymentOperations } from '#server/domains/profile/payment/operations.ts'
import { policyOperations } from '#server/domains/reference/policyOperations.ts'
import { accountOperations } from '#server/domains/profile/account/accountOperations.ts'
import { preferenceOperations } from '#server/domains/profile/preferences/operations.ts'
import { profileOperations } from '#server/domains/profile/personal/operations.ts'
import { roleOperations } from '#server/domains/profile/account/roleOperations.ts'
import { reportJobOperations } from '#server/domains/reports/jobs/jobOperations.ts'
import { reportOperations } from '#server/domains/reports/operations.ts'
import { rollCallAnswerOperations } from '#server/domains/risk/rollCalls/answerOperations.ts'
import { rollCallOperations } from '#server/domains/risk/rollCalls/operations.ts'
import { riskNewsOperations } from '#server/domains/risk/news/operations.ts'
import { riskViewOperations } from '#server/domains/risk/audit/operations.ts'
import { travelerOperations } from '#server/domains/risk/travelers/operations.ts'
import { alertOperations } from '#server/domains/risk/alerts/operations.ts'
import { advisoryOperations } from '#server/domains/risk/advisories/operations.ts'
import { scoreOperations } from '#server/domains/scores/operations.ts'
import { insightOperations } from '#server/domains/scores/insights/operations.ts'
import { budgetOperations } from '#server/domains/budgets/operations.ts'
import { carbonOperations } from '#server/domains/carbon/operations.ts'
import { overviewOperations } from '#server/domains/scores/overview/operations.ts'
import { authenticate } from '#server/domains/session/authenticate.ts'
import { sessionOperations } from '#server/domains/session/operations.ts'
import { travelDocumentOperations } from '#server/domains/profile/travelDocuments/operations.ts'
import { creditOperations } from '#server/domains/credits/operations.ts'
import { stayOperations } from '#server/domains/stays/operations.ts'
import { cancelOperations } from '#server/domains/trips/cancel/operations.ts'
import { manualTripOperations } from '#server/domains/trips/manual/operations.ts'
import { summaryOperations } from '#server/domains/trips/summary/operations.ts'
import { tripOperations } from '#server/domains/trips/operations.ts'
import { docsPage, docsPolicy, docsStyle } from '#server/http/operations/docsPage.ts'
import { failureAnswer, notFound } from '#server/http/answers/envelope.ts'
import { mount, type Authenticate } from '#server/http/operations/mount.ts'
import { openApiOf } from '#server/http/operations/openapi.ts'
import type { Operation } from '#server/http/operations/operation.ts'

/** Every call of §7 that the backend answers. */
export const operations: readonly Operation[] = [
  ...configurationOperations,
  ...sessionOperations,
  ...profileOperations,
  ...accountOperations,
  ...roleOperations,
  ...approvalOperations,
  ...requestOperations,
  ...arrangerOperations,
  ...selectionOperations,
  ...guestOperations,
  ...hotelOperations,
  ...hrOperations,
  ...actionOperations,
  ...detailOperations,
  ...placeOperations,
  ...agencyOperations,
  ...calendarOperations,
  ...tripOperations,
  ...summaryOperations,
  ...cancelOperations,
  ...creditOperations,
  ...stayOperations,
  ...manualTripOperations,
  ...invoiceOperations,
  ...documentOperations,
  ...mailOperations,
  ...outdatedTripOperations,
  ...notificationOperations,
  ...helpDeskTokenOperations,
  ...ownHelpDeskOperations,
  ...helpDeskQueueOperations,
  ...bookingOperations,
  ...policyOperations,
  ...scoreOperations,
  ...carbonOperations,
  ...budgetOperations,
  ...overviewOperations,
  ...insightOperations,
  ...reportOperations,
  ...reportJobOperations,
  ...rollCallOperations,
  ...rollCallAnswerOperations,
  ...travelerOperations,
  ...riskNewsOperations,
  ...riskViewOperations,
  ...alertOperations,
  ...advisoryOperations,
  ...paymentOperations,
  ...travelDocumentOperations,
  ...emergencyOperations,
  ...preferenceOperations,
  ...membershipOperations,
  ...groupTravelOperations,
  ...organizerOperations,
  ...groupTravelerOperations,
  ...groupFileOperations,
  ...groupCardOperations,
  ...groupInvitationOperations,
  ...educationOperations,
  ...marketplaceOperations,
  ...employeeOperations,
  ...costCenterOperations,
  ...travelPolicyOperations,
  ...tripFieldOperations,
  ...companyCardOperations,
  ...settingsOperations,
  ...importOperations,
  ...scimTokenOperations,
  ...companyChangeOperations,
  ...roleRequestOperations,
  ...reopeningOperations,
  ...firstStepOperations,
  ...maintenanceOperations,
  ...homeContentOperations,
]

/**
 * Everything below `/api`: the APIs of §7 and their OpenAPI description. Unknown paths are 404 in the envelope of §8.
 * @param whoIs authenticates a bearer token
 */
export function createApi(services: Services, whoIs: Authenticate = authenticate): Hono {
  const api = new Hono()
  api.onError(failureAnswer)
  api.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  api.use(compress())
  mountDescription(api, services)
  mount(api, operations, services, whoIs)
  api.all('*', () => {
    throw notFound()
  })
  return api
}

/** The API description as OpenAPI and as a page; public. Making the first takes longer than the rest of a start. */
function mountDescription(api: Hono, { env }: Services) {
  let description: ReturnType<typeof openApiOf> | undefined
  const styleHash = `sha256-${createHash('sha256').update(docsStyle).digest('base64')}`
  api.get('/openapi.json', (c) => c.json((description ??= openApiOf(operations, env.PUBLIC_URL))))
  api.get('/docs', (c) => {
    c.header('Content-Security-Policy', docsPolicy(styleHash))
    return c.html(docsPage(operations))
  })
}
