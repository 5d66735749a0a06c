import { groupTaskKinds, type GroupTasks } from '#contract/events/groupTasks.ts'
import type { ItineraryReport } from '#contract/reports/itineraryReport.ts'
import type { MissingDetails } from '#contract/profile/missingDetails.ts'
import { aurora, type Screen, statesOf, traveler } from '../screen.ts'
import type { Visit } from '../visit.ts'

const nobodyUnderWay: ItineraryReport = {
  itineraryReports: [],
  tripsStatus: 'InProgress',
  totalInProgressCount: 0,
  totalUpcomingCount: 0,
  totalPastCount: 0,
  totalCancelledCount: 0,
  places: [],
  otherDaysCount: 0,
}
const nobodyWaits: MissingDetails = {
  nextPage: null,
  prevPage: null,
  totalItemCount: 0,
  totalPageCount: 0,
  responseData: [],
}
const everyTask: GroupTasks[] = [
  {
    id: 'g-aurora-summit',
    names: [
      { locale: 'en-CA', value: 'Engineering summit' },
      { locale: 'fr-CA', value: 'Sommet de l’ingénierie' },
    ],
    startDate: '2027-01-07',
    endDate: '2027-01-10',
    status: 'confirmed',
    tasks: groupTaskKinds.map((kind, people) => ({ kind, people })),
  },
]
const home = (visit: Visit) => visit.open('home')
const ofPerson = (handle: string, state: string): Screen => ({
  place: 'home',
  state,
  person: aurora(handle),
  open: home,
})

/** The panels and popovers of the frame. */
const frame: Screen[] = [
  ...statesOf(
    'home',
    { person: traveler, isInFront: true },
    {
      notifications: async (visit) => {
        await home(visit)
        await visit.openWindow('shell.panel.notifications')
      },
      account: async (visit) => {
        await home(visit)
        // At the top of a wide window, in the bar at the bottom of a phone.
        const [top, bar] = [visit.words('shell.account'), visit.words('shell.bar.me')]
        await visit.click(
          visit.page.getByRole('button', { name: top }).or(visit.page.getByRole('button', { name: bar })),
        )
        await visit.front().waitFor()
      },
      'call the agency': async (visit) => {
        await home(visit)
        await visit.openWindow('shell.contact.phone')
      },
      'write to the agency': async (visit) => {
        await home(visit)
        await visit.openWindow('shell.contact.email')
      },
    },
  ),
  ...statesOf(
    'home',
    { person: aurora('newhire'), isInFront: true },
    {
      'no notifications': async (visit) => {
        await home(visit)
        await visit.openWindow('shell.panel.notifications')
      },
    },
  ),
]

export const homeStates: Screen[] = [
  ofPerson('newhire', 'of a new hire'),
  ofPerson('finance', 'of finance'),
  ofPerson('everything', 'of somebody with every role'),
  ofPerson('arranger', 'of an arranger'),
  ofPerson('risk', 'of a risk advisor'),
  ofPerson('admin', 'of an administrator'),
  ofPerson('vip', 'of a VIP'),
  ofPerson('guest', 'of a guest'),
  ...frame,
  ...statesOf(
    'home',
    { person: aurora('risk') },
    {
      'of a risk advisor: people in a place': async (visit) => {
        await home(visit)
        await visit.click(visit.page.locator('main article button[aria-expanded]').first())
      },
      'of a risk advisor: loading': async (visit) => {
        await visit.hold('itineraryReport')
        await home(visit)
      },
      'of a risk advisor: nobody under way': async (visit) => {
        await visit.answer('itineraryReport', nobodyUnderWay)
        await home(visit)
      },
    },
  ),
  ...statesOf(
    'home',
    { person: aurora('finance') },
    {
      'of finance: loading': async (visit) => {
        await visit.hold('companyOverview')
        await home(visit)
      },
    },
  ),
  ...statesOf(
    'home',
    { person: aurora('finance'), provoked: /status of 500/ },
    {
      'of finance: failing': async (visit) => {
        await visit.fail('companyOverview')
        await home(visit)
      },
    },
  ),
  ...statesOf(
    'home',
    { person: aurora('admin') },
    {
      'of an administrator: loading': async (visit) => {
        await visit.hold('missingDetails')
        await home(visit)
      },
      'of an administrator: nobody waits': async (visit) => {
        await visit.answer('missingDetails', nobodyWaits)
        await home(visit)
      },
    },
  ),
  ...statesOf(
    'home',
    { person: aurora('organiser') },
    {
      'of an organizer: every task': async (visit) => {
        await visit.answer('groupTasks', everyTask)
        await home(visit)
      },
      'of an organizer: no task': async (visit) => {
        await visit.answer('groupTasks', [])
        await home(visit)
      },
    },
  ),
  ...statesOf(
    'home',
    { person: aurora('organiser'), provoked: /status of 500/ },
    {
      'of an organizer: failing': async (visit) => {
        await visit.fail('groupTasks')
        await home(visit)
      },
    },
  ),
  ...statesOf(
    'home',
    { person: aurora('admin'), provoked: /status of 500/ },
    {
      'of an administrator: failing': async (visit) => {
        await visit.fail('missingDetails')
        await home(visit)
      },
    },
  ),
  ...statesOf(
    'home',
    { person: aurora('risk'), provoked: /status of 500/ },
    {
      'of a risk advisor: failing': async (visit) => {
        await visit.fail('itineraryReport')
        await home(visit)
      },
    },
  ),
  ...statesOf(
    'home',
    { person: traveler },
    {
      loading: async (visit) => {
        await visit.hold('latestTrips')
        await home(visit)
      },
    },
  ),
  ...statesOf(
    'home',
    { person: traveler, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('latestTrips')
        await home(visit)
      },
      'the service has a problem': async (visit) => {
        await visit.fail('whoami')
        await home(visit)
      },
    },
  ),
  ...statesOf(
    'home',
    { person: aurora('guestbooker'), isInFront: true },
    {
      'for whom to book': async (visit) => {
        await home(visit)
        await visit.openWindow('booking.bookNow')
      },
    },
  ),
  ...statesOf(
    'home',
    { person: traveler },
    {
      'the booking tool does not open': async (visit) => {
        await visit.answer('bookingTool', { successfull: false, messageCode: 'x', message: 'x' })
        await home(visit)
        await visit.press('booking.bookNow')
      },
    },
  ),
  ...statesOf(
    'home',
    { person: traveler, provoked: /ERR_INTERNET_DISCONNECTED/, isAlone: true },
    {
      offline: async (visit) => {
        await home(visit)
        await visit.page.context().setOffline(true)
        await visit.page.locator('main').waitFor()
        await visit.quiet()
      },
    },
  ),
]
