import type { RouteName } from '@/routes/table'
import { makeDeskMessage, makeDeskThread, makeQueuePage } from '#tests/support/helpDesk/deskFactory.ts'
import { type Screen, statesOf, traveler } from '../screen.ts'
import type { Visit } from '../visit.ts'

/** The agent of the help desk of the demo. */
export const agentOfDesk = 'agent@northline.example'

/** Opens a page of the help desk. Its stream never ends by itself, so that it is still being opened. */
export const openDeskPage =
  (place: RouteName, requestId?: string): Screen['open'] =>
  async (visit) => {
    await visit.hold('deskEvents')
    await visit.open(place, requestId === undefined ? {} : { requestId })
  }

const now = Date.now()
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
const opening = (days: number[]) => ({ timeZone: 'America/Toronto', hours: [{ days, from: '07:00', to: '21:00' }] })
const agency = {
  companyName: 'Northline Travel',
  emailFrom: 'travel@northline.example',
  companyTravelPhoneNumber: '+1 800 555 0142',
  openDay: '',
  openHour: '',
  emergencyPhone: '+1 800 555 0199',
}
/** The weekday that is three days ahead, so that the desk is closed now. */
const laterDay = ((new Date(now).getUTCDay() + 2) % 7) + 1

const thread = makeDeskThread({
  status: 'waiting',
  isUrgent: true,
  agent: 'Ana',
  openedAt: minutesAgo(70),
  changedAt: minutesAgo(40),
  messages: [
    makeDeskMessage({ at: minutesAgo(70), text: 'My meeting moved by a day. Can I fly home one day later?' }),
    makeDeskMessage({
      id: '2',
      from: 'automatic',
      author: '',
      at: minutesAgo(69),
      text: 'Thank you, we have your request. This is an automatic answer of the demo.',
    }),
    makeDeskMessage({
      id: '3',
      from: 'agent',
      author: 'Ana',
      at: minutesAgo(40),
      text: 'Yes. There is a flight at 18:40, with one bag, for 85 CAD more.\nShall I change it?',
    }),
  ],
})

const openThread =
  (shown = thread) =>
  async (visit: Visit) => {
    await visit.hold('deskEvents')
    await visit.answer('deskThread', shown)
    await visit.open('helpDeskRequest', { requestId: 'hd-1' })
  }

/** The states of the help desk, for the person and for the agent. */
export const helpDeskStates: Screen[] = [
  ...statesOf(
    'helpDesk',
    { person: traveler },
    {
      empty: async (visit) => {
        await visit.answer('deskRequests', [])
        await openDeskPage('helpDesk')(visit)
      },
      loading: async (visit) => {
        await visit.hold('deskRequests')
        await openDeskPage('helpDesk')(visit)
      },
      asking: async (visit) => {
        await visit.hold('deskEvents')
        await visit.open('helpDesk', {}, { bookingId: await visit.tripIn('InProgress') })
      },
      'outside hours': async (visit) => {
        await visit.hold('deskEvents')
        await visit.answer('agencyInfo', { ...agency, opening: opening([laterDay]) })
        await visit.open('helpDesk', {}, { ask: 'yes' })
      },
      refused: async (visit) => {
        await visit.hold('deskEvents')
        await visit.open('helpDesk', {}, { ask: 'yes' })
        await visit.press('helpDesk.send')
      },
    },
  ),
  ...statesOf(
    'helpDesk',
    { person: traveler, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('deskRequests')
        await openDeskPage('helpDesk')(visit)
      },
    },
  ),
  ...statesOf(
    'helpDeskRequest',
    { person: traveler },
    {
      thread: openThread(),
      solved: openThread({ ...thread, status: 'solved', isUrgent: false, reopensUntil: minutesAgo(-40_000) }),
      'solved long ago': openThread({ ...thread, status: 'solved', isUrgent: false, reopensUntil: minutesAgo(10) }),
    },
  ),
  ...statesOf(
    'helpDeskRequest',
    { person: traveler, provoked: /status of (404|500)/ },
    {
      unknown: async (visit) => {
        await visit.hold('deskEvents')
        await visit.open('helpDeskRequest', { requestId: 'hd-unknown' })
      },
      'connection lost': async (visit) => {
        await visit.fail('deskEvents')
        await visit.answer('deskThread', thread)
        await visit.answerChange('deskMessages', {}, 500)
        await visit.open('helpDeskRequest', { requestId: 'hd-1' })
        await visit.page.getByRole('textbox').fill('The one at 18:40, please.')
        await visit.press('helpDesk.send')
      },
    },
  ),
  ...statesOf(
    'helpDeskAgent',
    { person: agentOfDesk },
    {
      empty: async (visit) => {
        await visit.answer('queue', makeQueuePage([]))
        await openDeskPage('helpDeskAgent')(visit)
      },
      loading: async (visit) => {
        await visit.hold('queue')
        await openDeskPage('helpDeskAgent')(visit)
      },
    },
  ),
]
