import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Notification, type NotificationCode, notificationCodes } from '#contract/notices/notifications.ts'
import type { ProfileIssue } from '#contract/profile/profileIssues.ts'
import ActionCenterPage from '@/domains/actionCenter/ActionCenterPage'
import NotificationPanel from '@/domains/actionCenter/NotificationPanel'
import { FirstActions } from '@/domains/actionCenter/shared/FirstActions'
import type { Action } from '@/domains/actionCenter/actions.rules'
import { makeEmployeeConfiguration } from '#tests/support/agency/agencyFactory.ts'
import { makeGroup } from '#tests/support/events/groupFactory.ts'
import { makeNotification, makeProfile } from '#tests/support/page/factories.ts'
import { answer, paths } from '#tests/support/page/network.ts'
import { renderPage, setClock } from '#tests/support/page/render.tsx'

type Row = Pick<Notification, 'type'> & {
  name: Notification['actionRoute']['name']
  query?: Record<string, string>
  params?: Record<string, string>
  field?: string
  href: string
}
const trip = { name: 'trip', params: { bookingId: 'ABC123' }, href: '/en-ca/dashboard/trips/ABC123' }
const employee = { name: 'editEmployee', params: { employeeId: 'e1' } }
const card = { name: 'editPaymentMethod', params: { costCenterId: 'cc1', creditCardId: 'c1' }, field: 'expiryDate' }
const cardHref = '/en-ca/admin/cc1/c1/edit-payment-method#expiryDate'
const request = { name: 'travelRequest', params: { requestId: 'r1' }, href: '/en-ca/dashboard/travel-requests/r1' }
const event = { params: { groupTravelId: 'g1' } }
const module = { name: 'educationModule', params: { moduleId: 'm1' }, href: '/en-ca/education/m1' }
const app = { name: 'marketplaceApp', params: { appId: 'a1' }, href: '/en-ca/marketplace/a1' }

/** Every kind of notification with the screen and the field it leads to. A new kind does not compile without its row. */
const rows: Record<NotificationCode, Row> = {
  creditCardExpiringSoon: { type: 'paymentmethod', name: 'payment', href: '/en-ca/dashboard/profile/payment' },
  creditCardExpired: { type: 'paymentmethod', name: 'payment', href: '/en-ca/dashboard/profile/payment' },
  passportExpiringSoon: {
    type: 'traveldocument',
    name: 'travelDocuments',
    href: '/en-ca/dashboard/profile/travel-documents',
  },
  passportExpired: {
    type: 'traveldocument',
    name: 'travelDocuments',
    href: '/en-ca/dashboard/profile/travel-documents',
  },
  personalTripAdvisoryCaution: {
    type: 'tripadvisorypersonal',
    name: 'tripsList',
    query: { bookingId: 'ABC123' },
    href: '/en-ca/dashboard/trips?bookingId=ABC123',
  },
  arrangerTripAdvisoryCaution: {
    type: 'tripadvisoryarranger',
    name: 'arrangerTravelerAdvisories',
    params: { companyId: 'c1', profileId: 'p2' },
    query: { bookingId: 'ABC123' },
    href: '/en-ca/arranger/c1/p2/trips/advisories?bookingId=ABC123',
  },
  adminTripAdvisoryCaution: { type: 'tripadvisoryadmin', name: 'reports', href: '/en-ca/find-travelers' },
  travelAlert: {
    type: 'traveladvisory',
    name: 'tripAdvisories',
    query: { bookingId: 'ABC123' },
    href: '/en-ca/dashboard/trip-advisories?bookingId=ABC123',
  },
  travelAnnouncement: { type: 'traveladvisory', name: 'tripsList', href: '/en-ca/dashboard/trips' },
  demoNotification: { type: 'demonotification', name: 'home', href: '/en-ca/home' },
  eventToApprove: { type: 'admintask', name: 'groupDetail', ...event, href: '/en-ca/events/g1' },
  roleToDecide: { type: 'admintask', ...employee, href: '/en-ca/admin/e1/edit-employee' },
  profileToReopen: { type: 'admintask', ...employee, href: '/en-ca/admin/e1/edit-employee' },
  detailsToSettle: {
    type: 'admintask',
    ...employee,
    field: 'costCenterId',
    href: '/en-ca/admin/e1/edit-employee#costCenterId',
  },
  companyCardExpiringSoon: { type: 'paymentmethod', ...card, href: cardHref },
  companyCardExpired: { type: 'paymentmethod', ...card, href: cardHref },
  guestEnding: {
    type: 'admintask',
    name: 'guestManagementEdit',
    params: { employeeId: 'e2' },
    href: '/en-ca/guests/e2/edit',
  },
  deskRequestsWaiting: { type: 'helpdesk', name: 'helpDeskAgent', href: '/en-ca/help-desk/agent' },
  groupToConfirm: { type: 'grouptask', name: 'groupDetail', ...event, href: '/en-ca/events/g1' },
  groupToInvite: { type: 'grouptask', name: 'groupTravelers', ...event, href: '/en-ca/events/g1/travelers' },
  groupAnswersMissing: { type: 'grouptask', name: 'groupTravelers', ...event, href: '/en-ca/events/g1/travelers' },
  groupBookingsMissing: { type: 'grouptask', name: 'groupTravelers', ...event, href: '/en-ca/events/g1/travelers' },
  groupDeclinedBooked: { type: 'grouptask', name: 'groupTravelers', ...event, href: '/en-ca/events/g1/travelers' },
  groupCardExpires: {
    type: 'grouptask',
    name: 'groupTravelEdit',
    ...event,
    field: 'creditCardId',
    href: '/en-ca/events/g1/edit#creditCardId',
  },
  travelCreditLapsing: { type: 'travelcredit', name: 'ownTravelCredits', href: '/en-ca/dashboard/credits' },
  companyCreditLapsing: { type: 'travelcredit', name: 'travelCredits', href: '/en-ca/score/credits' },
  budgetNearlyUsed: {
    type: 'travelbudget',
    name: 'budgets',
    query: { search: '210' },
    href: '/en-ca/score/budgets?search=210',
  },
  budgetExceeded: {
    type: 'travelbudget',
    name: 'companyBudgets',
    query: { search: '210' },
    href: '/en-ca/admin/budgets?search=210',
  },
  stayTooLong: { type: 'staylimit', name: 'stays', href: '/en-ca/dashboard/stays' },
  rollCallToAnswer: {
    type: 'rollcall',
    name: 'home',
    query: { rollCallId: 'rc1' },
    href: '/en-ca/home?rollCallId=rc1',
  },
  peopleNeedHelp: {
    type: 'admintask',
    name: 'rollCall',
    params: { rollCallId: 'rc1' },
    href: '/en-ca/find-travelers/roll-calls/rc1',
  },
  moduleBeforeTrip: { type: 'education', ...module },
  moduleDue: { type: 'education', ...module },
  moduleOverdue: { type: 'education', ...module },
  appToDecide: { type: 'marketplace', ...app },
  appApproved: { type: 'marketplace', ...app },
  appDeclined: { type: 'marketplace', ...app },
  helpDeskAnswered: {
    type: 'helpdesk',
    name: 'helpDeskRequest',
    params: { requestId: 'hd1' },
    href: '/en-ca/help-desk/requests/hd1',
  },
  tripBookedByOther: { type: 'tripchange', ...trip },
  tripChangedByOther: { type: 'tripchange', ...trip },
  tripCancelledByOther: { type: 'tripchange', ...trip },
  tripHasOldDetails: {
    type: 'tripchange',
    name: 'personal',
    query: { bookingId: 'ABC123' },
    href: '/en-ca/dashboard/profile/personal?bookingId=ABC123',
  },
  tripToApprove: { type: 'approval', name: 'approval', params: { approvalId: 'q1' }, href: '/en-ca/approvals/q1' },
  tripSentBack: { type: 'approval', ...trip },
  requestSentBack: { type: 'approval', ...request },
  tripApproved: { type: 'tripchange', ...trip },
  tripDeclined: { type: 'tripchange', ...trip },
}

const notificationOf = (code: NotificationCode): Notification => {
  const { type, name, query = {}, params, field } = rows[code]
  return makeNotification({
    type,
    code,
    key: code,
    title: `Title of ${code}`,
    detail: 'Do it.',
    message: `Title of ${code}. Do it.`,
    daysBeforeExpiry: null,
    actionRoute: { name, query, ...(params && { params }), ...(field && { field }) },
  })
}

beforeEach(() => setClock('2026-05-01T12:00:00'))

test('the action center announces every kind of task, with the link to its place', async () => {
  answer(paths.notifications, notificationCodes.map(notificationOf))
  await renderPage(<ActionCenterPage />, { path: '/action-center' })
  await screen.findByRole('article', { name: 'Title of creditCardExpired' })
  const hrefs = notificationCodes.map((code) => {
    const article = screen.getByRole('article', { name: `Title of ${code}` })
    return [code, within(article).getAllByRole('link').at(-1)?.getAttribute('href')]
  })
  expect(hrefs).toEqual(notificationCodes.map((code) => [code, rows[code].href]))
})

test('the bell announces every kind of task, with the link to its place', async () => {
  answer(paths.notifications, notificationCodes.map(notificationOf))
  await renderPage(<NotificationPanel onNavigate={vi.fn()} />, { messages: ['actionCenter', 'profile'] })
  await screen.findByRole('link', { name: /Title of creditCardExpired/ })
  const hrefs = notificationCodes.map((code) => [
    code,
    screen.getByRole('link', { name: new RegExp(`Title of ${code}\\b`) }).getAttribute('href'),
  ])
  expect(hrefs).toEqual(notificationCodes.map((code) => [code, rows[code].href]))
})

/** The tasks of an organizer stand in their own section of Home, `tests/pages/home/homeOrganizer.test.tsx`. */
test.each(notificationCodes.filter((code) => rows[code].type !== 'grouptask'))(
  'Home announces the task %s, with the link to its place',
  async (code) => {
    answer(paths.notifications, [notificationOf(code)])
    await renderPage(<FirstActions hasTrip={false} isAhead={false} />, { messages: ['actionCenter', 'profile'] })
    const link = await screen.findByRole('link', { name: new RegExp(`Title of ${code}\\b`) })
    expect(link).toHaveAttribute('href', rows[code].href)
  },
)

const lacking = (...issues: ProfileIssue[]) =>
  makeProfile({ isAllowedToBook: false, profileIssues: issues.map((issue) => ({ issue })) })
const noor = { key: 'k', profileId: 'p9', firstName: 'Noor', lastName: 'Haddad', email: 'n@aurora.example' }

/** The tasks that are no notifications, by their source. A new source does not compile without its row. */
const sources: Record<
  Exclude<Action['source'], 'notification'>,
  { prepare: () => void; title: RegExp; href: string }
> = {
  obstacle: {
    prepare: () => answer(paths.profile, lacking('phoneNumberMissing')),
    title: /Your phone number/,
    href: '/en-ca/complete-your-profile?s=personal#phoneNumber',
  },
  form: {
    prepare: () => answer(paths.profile, lacking('phoneNumberMissing', 'dateOfBirthMissing')),
    title: /2 details block booking/,
    href: '/en-ca/complete-your-profile?s=personal',
  },
  arranger: {
    prepare: () =>
      answer(`${paths.profile}/arranger-list`, [{ ...noor, status: 'sent', since: '2026-04-28T09:00:00Z' }]),
    title: /asks to arrange your travel/,
    href: '/en-ca/profile/account?section=arrangers',
  },
  event: {
    prepare: () => {
      const { features, ...more } = makeEmployeeConfiguration()
      answer(paths.configuration, { ...more, features: { ...features, groupEvents: true } })
      answer(paths.groups, [makeGroup({ traveler: { status: 'pending' } })])
    },
    title: /Answer the invitation to Sales summit/,
    href: '/en-ca/event-callback/s1',
  },
}

test.each(Object.entries(sources))(
  'the action center and the bell announce a task of the source %s, with the link to its place',
  async (_, { prepare, title, href }) => {
    setClock('2027-05-01T12:00:00')
    prepare()
    const { unmount } = await renderPage(<ActionCenterPage />, { path: '/action-center' })
    const row = await screen.findByRole('article', { name: title })
    expect(within(row).getAllByRole('link').at(-1)).toHaveAttribute('href', expect.stringContaining(href))
    unmount()
    await renderPage(<NotificationPanel onNavigate={vi.fn()} />, { messages: ['actionCenter', 'profile'] })
    expect(await screen.findByRole('link', { name: title })).toHaveAttribute('href', expect.stringContaining(href))
  },
)
