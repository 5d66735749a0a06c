import { delay, http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { makeAgencyInfo, makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makePolicy, makeProfile, makeTrip, makeTripPage } from './factories.ts'
import { firstStepNames } from '#contract/admin/firstSteps.ts'
import { makeFirstSteps } from '#tests/support/admin/firstStepsFactory.ts'
import { makeOverview, makeTravelSummary } from '#tests/support/scores/scoreFactory.ts'
import {
  makeFormulas,
  makeScoreMonths,
  makeScoreReport,
  makeScoreSettings,
} from '#tests/support/scores/reportFactory.ts'
import { eventStream, type StreamedChange } from './eventStream.ts'
import { makeFeatureConfiguration } from './featureFactory.ts'
import { makeBudgets } from '#tests/support/budgets/budgetFactory.ts'
import { makeCreditPage } from '#tests/support/credits/creditFactory.ts'
import { makeItineraryReport } from '#tests/support/risk/itineraryReportFactory.ts'
import { makeRiskNews } from '#tests/support/risk/riskNewsFactory.ts'
import { makeHomeContent } from '#tests/support/notices/noticeFactory.ts'
import { makeMissingDetails } from '#tests/support/admin/missingDetailsFactory.ts'
import { makeTravelerPage } from '#tests/support/arranger/travelerFactory.ts'
import { makeRequestPage } from '#tests/support/requests/requestFactory.ts'

/** The paths of the pages' calls, below any API. */
export const paths = {
  profile: '/companies/aurora/profiles/p1',
  draftKey: '/companies/aurora/profiles/p1/draft-key',
  companyCards: '/companies/aurora/profiles/p1/company-cards',
  emergencyContact: '/companies/aurora/profiles/p1/emergency-contact',
  trips: '/companies/aurora/profiles/p1/trips',
  latestTrips: '/companies/aurora/profiles/p1/itineraries/latest',
  nextTrips: '/companies/aurora/profiles/p1/trips/paginated',
  invoices: '/companies/aurora/profiles/p1/invoices',
  travelSummary: '/companies/aurora/profiles/p1/travel-summary',
  notifications: '/companies/aurora/profiles/p1/notifications',
  outdatedTrips: '/companies/aurora/profiles/p1/outdated-trips',
  alerts: '/companies/aurora/profiles/p1/alerts/garda',
  agency: '/companies/aurora/profiles/p1/agency-info',
  configuration: '/companies/aurora/employees/e1/configuration',
  deskRequests: '/companies/aurora/profiles/p1/help-desk/requests',
  deskToken: '/companies/aurora/employees/e1/help-desk-token',
  deskValidation: '/zoho/token-validation/identity-server',
  deskEvents: '/companies/aurora/profiles/p1/help-desk/events',
  queue: '/companies/aurora/help-desk/queue',
  queueEvents: '/companies/aurora/help-desk/events',
  policy: '/admin/companies/aurora/travel-policies/standard',
  travelers: '/companies/aurora/profiles/p1/arranger',
  groups: '/companies/aurora/employees/e1/group-travels',
  groupTasks: '/companies/aurora/group-tasks',
  endingGuests: '/companies/aurora/guests-ending',
  missingDetails: '/admin/companies/aurora/missing-details',
  firstSteps: '/admin/companies/aurora/first-steps',
  itineraryReport: '/companies/aurora/itineraryreport/search',
  riskNews: '/companies/aurora/risk/news',
  overview: '/reports/score/companies/aurora/overview',
  scores: '/reports/score/companies/aurora',
  features: '/configuration/company/aurora/profile/p1',
  maintenance: '/maintenance/latest',
  homeContent: '/companies/aurora/profiles/p1/home-content',
}
const at = (path: string) => `*/api/main${path}`

/** The key that encrypts a person's drafts. */
export const draftKey = { key: btoa('k'.repeat(32)) }

/** The network of page tests: by default a person without problems and one trip ahead. */
export const network = setupServer(
  http.get(at(paths.profile), () => HttpResponse.json(makeProfile())),
  http.get(at(paths.draftKey), () => HttpResponse.json(draftKey)),
  http.get(at(paths.companyCards), () => HttpResponse.json([])),
  http.get(at(paths.trips), () => HttpResponse.json([makeTrip()])),
  http.post(at(`${paths.trips}/:bookingId/approval/reminder`), () =>
    HttpResponse.json({ decider: 'Olivier Bouchard', at: '2026-05-09T12:00:00Z' }),
  ),
  http.get(at(paths.latestTrips), () => HttpResponse.json([makeTrip()])),
  http.get(at(paths.nextTrips), () => HttpResponse.json(makeTripPage([makeTrip(), makeTrip({ bookingId: 'LATER1' })]))),
  http.get(at(paths.invoices), () => HttpResponse.json([])),
  http.get(at(paths.travelSummary), () => HttpResponse.json(makeTravelSummary())),
  http.get(at(paths.notifications), () => HttpResponse.json([])),
  // Also of travelers, whose pages arrangers open.
  http.get(at(paths.outdatedTrips.replace('p1', ':profileId')), () => HttpResponse.json([])),
  http.get(at(paths.alerts), () => HttpResponse.json([])),
  http.get(at(`${paths.profile}/action-marks`), () => HttpResponse.json([])),
  http.get(at(`${paths.profile}/arranger-list`), () => HttpResponse.json([])),
  http.get(at(`${paths.profile}/travel-requests`), () => HttpResponse.json(makeRequestPage([]))),
  http.get(at(`${paths.profile}/absences`), () => HttpResponse.json([])),
  http.get(at(paths.travelers), () => HttpResponse.json(makeTravelerPage([]))),
  http.get(at(paths.groups), () => HttpResponse.json([])),
  http.get(at(paths.groupTasks), () => HttpResponse.json([])),
  http.get(at(paths.endingGuests), () => HttpResponse.json([])),
  http.get(at(paths.missingDetails), () => HttpResponse.json(makeMissingDetails([]))),
  http.get(at(paths.firstSteps), () => HttpResponse.json(makeFirstSteps(firstStepNames))),
  http.get(at(paths.itineraryReport), () => HttpResponse.json(makeItineraryReport([]))),
  http.get(at(paths.riskNews), () => HttpResponse.json(makeRiskNews())),
  http.get(at(paths.agency), () => HttpResponse.json(makeAgencyInfo())),
  http.get(at(paths.configuration), () => HttpResponse.json(makeEmployeeConfiguration())),
  http.get(at(paths.deskRequests), () => HttpResponse.json([])),
  http.get(at(paths.deskToken), () => HttpResponse.json({ token: 'c'.repeat(43) })),
  http.get(at(paths.deskValidation), () => HttpResponse.json({ token: 't'.repeat(43), expiresAt: null })),
  http.get(at(paths.deskEvents), () => eventStream().answer),
  http.get(at(paths.queueEvents), () => eventStream().answer),
  http.get(at(paths.policy), () => HttpResponse.json(makePolicy())),
  http.get(at(paths.overview), () => HttpResponse.json(makeOverview())),
  http.get(at('/companies/aurora/credits'), () => HttpResponse.json(makeCreditPage([]))),
  http.get(at('/admin/companies/aurora/cost-centers/:costCenterId/budgets'), () => HttpResponse.json(makeBudgets([]))),
  http.get(at(`${paths.scores}/summaries`), () => HttpResponse.json(makeScoreReport())),
  http.get(at(`${paths.scores}/companySettings`), () => HttpResponse.json(makeScoreSettings())),
  http.get(at(`${paths.scores}/formulas`), () => HttpResponse.json(makeFormulas())),
  http.get(at(`${paths.scores}/monthly-summaries`), () => HttpResponse.json(makeScoreMonths())),
  http.get(at(paths.features), () => HttpResponse.json(makeFeatureConfiguration())),
  http.get(at(paths.maintenance), () => HttpResponse.json(null)),
  http.get(at(paths.homeContent), () => HttpResponse.json(makeHomeContent())),
)

export const answer = (path: string, body: JsonBodyType): void =>
  network.use(http.get(at(path), () => HttpResponse.json(body)))

/** Answers by the query and returns the queries it gets. */
export function answerQueries(path: string, body: (query: URLSearchParams) => JsonBodyType): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  network.use(
    http.get(at(path), ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      return HttpResponse.json(body(query))
    }),
  )
  return asked
}

/** Answers with the failure envelope of §8 until the test changes it. */
export const fail = (path: string, status = 503): void =>
  network.use(
    http.get(at(path), () =>
      HttpResponse.json({ successfull: false, messageCode: 'unavailable', message: 'Try again later.' }, { status }),
    ),
  )

/** The numbers of requests that `hang` leaves without an answer. */
export const neverAnswered = new Set<string>()

/** Never answers, and returns the requests it gets. */
export function hang(path: string): Request[] {
  const asked: Request[] = []
  network.use(
    http.get(at(path), async ({ request, requestId }) => {
      asked.push(request)
      neverAnswered.add(requestId)
      await delay('infinite')
      return HttpResponse.json(null)
    }),
  )
  return asked
}

type Method = 'post' | 'put' | 'patch' | 'delete'

/** Answers a change and returns the bodies it gets. */
export function answerChange(method: Method, path: string, body: JsonBodyType, status = 200): unknown[] {
  const sent: unknown[] = []
  network.use(
    http[method](at(path), async ({ request }) => {
      const text = await request.text()
      sent.push(text === '' ? undefined : JSON.parse(text))
      return HttpResponse.json(body, { status })
    }),
  )
  return sent
}

/** Answers a change with the failure envelope of §8 until the test changes it. */
export const failChange = (method: Method, path: string, status = 503, messageCode = 'unavailable'): unknown[] =>
  answerChange(method, path, { successfull: false, messageCode, message: 'Try again later.' }, status)

/** Answers each request with a stream of events, and returns the requests and the way to add to the newest stream. */
export function answerEvents(path: string) {
  const requests: Request[] = []
  let newest: ReturnType<typeof eventStream> | undefined
  network.use(
    http.get(at(path), ({ request }) => {
      requests.push(request)
      newest = eventStream()
      return newest.answer
    }),
  )
  return { requests, send: (change: StreamedChange) => newest!.send(change) }
}

/** A document, as the server sends it. */
export const answerFile = (path: string, name: string): void =>
  network.use(
    http.get(at(path), () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-').buffer, {
        headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` },
      }),
    ),
  )
