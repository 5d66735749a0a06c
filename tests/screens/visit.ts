import type { Locator, Page, Route } from '@playwright/test'
import { generatePath } from 'react-router-dom'
import type { Alert } from '#contract/risk/alerts.ts'
import type { LocaleCode } from '#contract/texts/locales.ts'
import type { CreditCard } from '#contract/payment/cards.ts'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import type { GroupStatus, GroupTravel, OrganizedGroupPage } from '#contract/events/groupTravels.ts'
import type { TravelCreditPage } from '#contract/payment/travelCredits.ts'
import type { TravelerPage } from '#contract/arranger/travelers.ts'
import type { KpiPage, ScoreReport } from '#contract/reports/scores.ts'
import type { Trip, TripStatus } from '#contract/trips/trips.ts'
import { demoPeople } from '#server/demo/accounts/demoPeople.ts'
import { employeeIdOf, profileIdOf } from '#server/demo/people/people.ts'
import type { MessageId } from '@/i18n/messages'
import type { RouteName } from '@/routes/table'
import { type CallName, calls } from './calls.ts'
import { watchRequests } from './quiet.ts'
import type { RouteRow } from '@/routes/row'
import { wordsOf } from './words.ts'

interface Circumstances {
  page: Page
  table: Record<string, RouteRow>
  locale: LocaleCode
  width: number
  /** Undefined without a sign-in. */
  person: string | undefined
  /** That person's access token. */
  token: string
  /** When its requests have ended. */
  requests?: ReturnType<typeof watchRequests>
}

/** One page of a browser, and the actions of a person on it. */
export function visit(circumstances: Circumstances) {
  const { page, table, locale, width, person, token, requests = watchRequests(page) } = circumstances
  const words = (id: MessageId) => wordsOf(id, locale)
  const front = () => page.getByRole('dialog').or(page.getByRole('alertdialog')).last()

  /** The answer of the API to the person signed in. */
  async function ask<Answer>(path: string, api = 'main'): Promise<Answer> {
    const answer = await page.request.get(`/api/${api}${path}`, { headers: { Authorization: `Bearer ${token}` } })
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}`)
    return (await answer.json()) as Answer
  }
  function me() {
    const plan = demoPeople.find(({ email }) => email === person)
    if (!plan) throw new Error(`Nobody of the demo is ${person}`)
    return {
      companyId: plan.company,
      profileId: profileIdOf(plan.company, plan.key),
      employeeId: employeeIdOf(plan.company, plan.key),
    }
  }

  async function goTo(path: string): Promise<void> {
    await page.goto(path)
    await requests.quiet()
  }
  const pathOf = (name: RouteName, params: Record<string, string> = {}, query: Record<string, string> = {}) => {
    const row = table[name]
    if (!row) throw new Error(`The table has no route ${name}`)
    const search = Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''
    return `${row.isBare ? '' : `/${locale}`}${generatePath(row.path, params)}${search}`
  }
  async function click(what: Locator): Promise<void> {
    // The same button may be there for another width, and hidden at this one.
    await what.filter({ visible: true }).first().click()
    await requests.quiet()
  }

  return {
    page,
    locale,
    width,
    words,
    quiet: requests.quiet,
    click,
    goTo,
    pathOf,
    /** Opens a screen by its name in the table. */
    open: (name: RouteName, params?: Record<string, string>, query?: Record<string, string>) =>
      goTo(pathOf(name, params, query)),
    /** Opens the first trip in a state. */
    async openTrip(status: TripStatus, query?: Record<string, string>) {
      await goTo(pathOf('trip', { bookingId: await this.tripIn(status) }, query))
    },
    /** The id of the first trip in a state. */
    async tripIn(status: TripStatus): Promise<string> {
      const { companyId, profileId } = me()
      const trips = await ask<Trip[]>(`/companies/${companyId}/profiles/${profileId}/trips`)
      const found = trips.find(({ tripStatus }) => tripStatus === status)
      if (!found) throw new Error(`${person} has no trip that is ${status}`)
      return found.bookingId
    },
    /** The id of the first trip that governments advise about and that is not over. */
    async advisedTrip(): Promise<string> {
      const { companyId, profileId } = me()
      const trips = await ask<Trip[]>(`/companies/${companyId}/profiles/${profileId}/trips`)
      const found = trips.find(({ advisories = [] }) => advisories.length > 0)
      if (!found) throw new Error(`${person} has no trip under an advisory`)
      return found.bookingId
    },
    /** The id of the first trip to a country that a risk advisor finds. */
    async foundTrip(countryCode: string): Promise<string> {
      const { companyId } = me()
      const search = `companyId=${companyId}&countryCode=${countryCode}&displayTripStatus=Upcoming&cultureCode=en-US&pageNumber=1&pageSize=10`
      const path = `/companies/${companyId}/itineraryreport/search?${search}`
      const [first] = (await ask<ItineraryReport>(path, 'company')).itineraryReports
      if (!first) throw new Error(`Nobody of ${companyId} travels to ${countryCode}`)
      return first.bookingId
    },
    /** The id of the gravest alert about travelers of the company. */
    async gravestAlert(): Promise<string> {
      const { companyId, profileId } = me()
      const [alert] = await ask<Alert[]>(`/companies/${companyId}/profiles/${profileId}/alerts/garda`)
      if (!alert) throw new Error('No alert concerns a traveler')
      return alert.id
    },
    /** The id of the first trip ahead of an employee, as an administrator sees them. */
    async tripOfEmployee(employeeId: string): Promise<string> {
      const path = `/admin/companies/${me().companyId}/employees/${employeeId}/trips`
      const found = (await ask<Trip[]>(path, 'company')).find(({ tripStatus }) => tripStatus === 'Upcoming')
      if (!found) throw new Error(`${employeeId} has no trip ahead`)
      return found.bookingId
    },
    /** The first traveler of an arranger who has a trip ahead, and that trip. */
    async traveler() {
      const { companyId, profileId } = me()
      const page = await ask<TravelerPage>(`/companies/${companyId}/profiles/${profileId}/arranger`)
      const found = page.responseData.find(({ trip }) => trip !== null)
      if (!found?.trip) throw new Error(`${person} arranges for nobody who travels`)
      return { companyId, profileId: found.profileId, bookingId: found.trip.bookingId }
    },
    /** The id in the address of the person's first invitation. */
    async invitation(): Promise<string> {
      const { companyId, employeeId } = me()
      const path = `/companies/${companyId}/employees/${employeeId}/group-travels?fromDate=2020-01-01`
      const [first] = await ask<GroupTravel[]>(path, 'company')
      if (!first) throw new Error(`${person} is invited to no event`)
      return first.groupTravel.shareableId
    },
    /** The id of the organizer's first event in a state. */
    async organized(status: GroupStatus): Promise<string> {
      const path = `/companies/${me().companyId}/group-travels?status=${status}`
      const { responseData } = await ask<OrganizedGroupPage>(path, 'company')
      const [first] = responseData
      if (!first) throw new Error(`${person} organizes no event that is ${status}`)
      return first.id
    },
    /** The parameters of the reader's own booking with the most missed savings. */
    async ownBooking(): Promise<Record<string, string>> {
      const path = `/reports/score/companies/${me().companyId}/bookings?sort=missedSavings&months=36`
      const { responseData } = await ask<KpiPage>(path, 'reporting')
      return { internalInvoiceDetailsId: responseData[0]?.internalInvoiceDetailsId ?? '' }
    },
    /** The parameters of the first page of scores at a depth below the company. */
    async scored(depth: 'group' | 'costCenter' | 'traveller' | 'booking'): Promise<Record<string, string>> {
      const groupId = `${me().companyId}-staff`
      if (depth === 'group') return { groupId }
      const at = `/reports/score/companies/${me().companyId}`
      const group = await ask<ScoreReport>(`${at}/groups/${groupId}`, 'reporting')
      const costCenter = group.responseData[0]?.costCenter ?? ''
      if (depth === 'costCenter') return { groupId, costCenter }
      const center = await ask<ScoreReport>(
        `${at}/cost-centers/${costCenter}?groupId=${groupId}&sort=count`,
        'reporting',
      )
      const travellerEmail = center.responseData[0]?.travellerEmail ?? ''
      if (depth === 'traveller') return { groupId, costCenter, travellerEmail }
      const query = `travellerEmail=${encodeURIComponent(travellerEmail)}&sort=missedSavings`
      const { responseData } = await ask<KpiPage>(`${at}/bookings?${query}`, 'reporting')
      const internalInvoiceDetailsId = responseData[0]?.internalInvoiceDetailsId ?? ''
      return { groupId, costCenter, travellerEmail, internalInvoiceDetailsId }
    },
    /** The id of the company's travel credit that lapses first. */
    async creditId(): Promise<string> {
      const { responseData } = await ask<TravelCreditPage>(`/companies/${me().companyId}/credits?state=open`, 'company')
      return responseData[0]?.id ?? ''
    },
    async cardId(profileId = me().profileId): Promise<string> {
      const [card] = await ask<CreditCard[]>(`/profiles/${profileId}/credit-cards`)
      if (!card) throw new Error(`${person} has no card`)
      return card.id
    },
    /** Presses the first button or link of this text, in the part that is in front. */
    async press(id: MessageId, part: Page | Locator = page) {
      const name = words(id)
      await click(part.getByRole('button', { name }).or(part.getByRole('link', { name })))
    },
    /** Presses a button and waits for the window it opens. */
    async openWindow(id: MessageId) {
      await this.press(id)
      await front().waitFor()
      await requests.quiet()
    },
    front,
    /** Never answers a call, to show the waiting state. */
    hold: (call: CallName) => page.route(calls[call], () => requests.forget(calls[call])),
    fail: (call: CallName) => page.route(calls[call], (route) => route.fulfill({ status: 500, json: {} })),
    answer: (call: CallName, json: unknown) => page.route(calls[call], (route: Route) => route.fulfill({ json })),
    /** Changes some fields of what the server answers. */
    alter: (call: CallName, changed: object) =>
      page.route(calls[call], async (route) => {
        const answer: unknown = await (await route.fetch()).json()
        await route.fulfill({ json: { ...(answer as object), ...changed } })
      }),
    /** Answers changes, and lets reading calls through. */
    answerChange: (call: CallName, json: unknown, status = 200) =>
      page.route(calls[call], (route) =>
        route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json }),
      ),
    /** Types into the field of this label. */
    type: (id: MessageId, text: string) => page.getByLabel(words(id)).first().fill(text),
  }
}
export type Visit = ReturnType<typeof visit>
