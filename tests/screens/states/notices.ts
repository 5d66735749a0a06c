import { dayMs, hourMs } from '#contract/time/durations.ts'
import type { MaintenanceNotice } from '#contract/notices/maintenance.ts'
import { makeHomeContent, makeManagedNotice, makeNotice } from '#tests/support/notices/noticeFactory.ts'
import { aurora, pressing, pressingAt, type Screen, statesOf, traveler } from '../screen.ts'
import type { Visit } from '../visit.ts'

const admin = { person: aurora('admin') }
const failing = { ...admin, provoked: /status of 500/ }

const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()
const soon = { disclaimerStart: inHours(-1), maintenanceStart: inHours(30), maintenanceEnd: inHours(34) }
const words = {
  title: 'The booking tool closes for one night',
  text: 'Book before it closes or the next morning. In an emergency the agency books for you by telephone.',
}

/** Home with a banner. */
const banner = (notice: Partial<MaintenanceNotice>) => async (visit: Visit) => {
  await visit.answer('latestNotice', makeNotice({ ...soon, ...words, ...notice }))
  await visit.open('home')
  await visit.page
    .getByRole('status')
    .getByText(notice.title ?? words.title)
    .waitFor()
}

/** The end of Home, which is loaded after its first screen. */
const endOfHome = async (visit: Visit) => {
  await visit.open('home')
  await visit.page.getByRole('region').last().scrollIntoViewIfNeeded()
}

/** One notice of each stage, with long words. */
const stages = [
  makeManagedNotice({ ...soon, id: 'n1' }),
  makeManagedNotice({ ...soon, id: 'n2', disclaimerStart: inHours(5), impactedComponents: ['OnlineBookingTool'] }),
  makeManagedNotice({ ...soon, id: 'n3', maintenanceStart: inHours(-1), category: 'Outage', isForAll: true }),
  makeManagedNotice({
    id: 'n4',
    status: 'Ended',
    texts: [
      {
        locale: 'en-CA',
        title: 'The telephones of the agency and the help desk are answered with delays of up to half an hour',
        text: 'Please write instead.',
      },
    ],
    impactedComponents: ['AgencyPhones', 'HelpDesk', 'OnlineBookingTool'],
  }),
  makeManagedNotice({ id: 'n5' }),
]

export const noticeStates: Screen[] = [
  ...statesOf(
    'home',
    { person: traveler },
    {
      'planned maintenance': banner({ impactedComponents: ['OnlineBookingTool', 'AgencyPhones'] }),
      'an outage under way': banner({
        category: 'Outage',
        title: 'Waymark is out of order',
        maintenanceStart: inHours(-1),
        maintenanceEnd: new Date(Date.now() + 3 * dayMs).toISOString(),
      }),
      'news, a practice, a tip and links': endOfHome,
      'an open piece of news': async (visit) => {
        await endOfHome(visit)
        await visit.click(visit.page.locator('main article button[aria-expanded]').last())
      },
    },
  ),
  ...statesOf('home', admin, {
    'of an administrator without content': async (visit) => {
      await visit.answer('homeContent', makeHomeContent())
      await endOfHome(visit)
    },
  }),
  ...statesOf('notices', admin, {
    'of a new company': async (visit) => {
      await visit.answer('maintenanceNotices', [])
      await visit.answer('homeContent', [])
      await visit.open('notices')
    },
    'every stage': async (visit) => {
      await visit.answer('maintenanceNotices', stages)
      await visit.open('notices')
    },
    loading: async (visit) => {
      await visit.hold('maintenanceNotices')
      await visit.open('notices')
    },
  }),
  ...statesOf('notices', failing, {
    failing: async (visit) => {
      await visit.fail('homeContent')
      await visit.open('notices')
    },
  }),
  ...statesOf('addMaintenance', admin, {
    'values missing': pressing('addMaintenance', 'notices.maintenance.announce'),
  }),
  ...statesOf('maintenance', admin, {
    'asking to delete': pressingAt('maintenance', { params: { noticeId: 'notice-aurora-planned' } }, 'notices.remove'),
  }),
  ...statesOf('addHomeContent', admin, {
    'a link with values missing': pressingAt('addHomeContent', { query: { kind: 'link' } }, 'notices.link.add'),
    'a green tip': (visit) => visit.open('addHomeContent', {}, { kind: 'greenTip' }),
  }),
]
