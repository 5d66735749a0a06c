import type { MessageId } from '@/i18n/messages'
import { aurora, type Screen, statesOf } from '../screen.ts'
import type { Visit } from '../visit.ts'

type Step = 'out' | 'back' | 'hotel' | 'car'
type Search = Record<string, string>

const tool = '/booking-tool'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const flight: Search = {
  transport: 'flight',
  trip: 'return',
  from: 'YUL',
  to: 'YVR',
  depart: inDays(33),
  until: inDays(36),
}
const withAll = { ...flight, needHotel: 'yes', needCar: 'yes' }

/** Presses the button of Home, which opens the tool in the same tab, or asks first for which trip. */
async function enterFromHome(visit: Visit, choice: MessageId): Promise<void> {
  await visit.page.addInitScript(() => {
    window.open = () => null
  })
  await visit.open('home')
  const book = visit.page
    .locator('main')
    .getByRole('button', { name: visit.words('booking.bookNow') })
    .first()
  await visit.click(book)
  if ((await book.getAttribute('aria-haspopup')) === 'dialog') {
    await visit.front().waitFor()
    await visit.press(choice, visit.front())
  }
  await visit.page.waitForURL(/\/booking-tool/)
}

/** Opens the tool as the button does, in the same tab; later pages of the same browser are let in by its cookie. */
async function enter(visit: Visit, path = ''): Promise<void> {
  const cookies = await visit.page.context().cookies()
  if (!cookies.some(({ name }) => name.endsWith('waymark_tool'))) {
    await enterFromHome(visit, 'bookModal.self.action')
  }
  await visit.goTo(`${tool}${path}`)
}

/** Searches and chooses the first offer of each step named. */
async function choose(visit: Visit, search: Search, ...steps: Step[]): Promise<void> {
  await enter(visit, `/search?${new URLSearchParams(search)}`)
  for (const step of steps) await visit.click(visit.page.locator(`main a[href*="/choose?"][href*="&${step}="]`))
}
const after =
  (search: Search, ...steps: Step[]) =>
  (visit: Visit) =>
    choose(visit, search, ...steps)

/** The review of the dearest hotel of a search, which is outside the policy. */
async function reviewDearest(visit: Visit): Promise<void> {
  const { depart, until } = flight as { depart: string; until: string }
  await choose(visit, { transport: 'none', needHotel: 'yes', to: 'Toronto', depart, until })
  const links = visit.page.locator('main a[href*="hotel="]')
  await visit.goTo((await links.last().getAttribute('href')) ?? '')
}

/** The person's first booking, or a page below it. */
async function openBooking(visit: Visit, below = ''): Promise<void> {
  await enter(visit, `/bookings/${await visit.tripIn('Upcoming')}${below}`)
}

/** Only the last two book, for people in no other picture. */
export const bookingToolStates: Screen[] = [
  ...statesOf(
    'bookingTool',
    { person: aurora('finance') },
    {
      search: (visit) => enter(visit),
      'search: again': (visit) => enter(visit, `?${new URLSearchParams(flight)}`),
      flights: after(flight),
      'flights: details': async (visit) => {
        await choose(visit, flight)
        await visit.click(visit.page.locator('main summary'))
      },
      'flights: back': after(flight, 'out'),
      trains: after({ ...flight, transport: 'train', to: 'YYZ' }),
      hotels: after({ ...flight, needHotel: 'yes' }, 'out', 'back'),
      cars: after({ ...flight, needCar: 'yes' }, 'out', 'back'),
      review: after(flight, 'out', 'back'),
      'review: everything': after(withAll, 'out', 'back', 'hotel', 'car'),
      'review: outside the policy': reviewDearest,
      bookings: (visit) => enter(visit, '/bookings'),
      booking: (visit) => openBooking(visit),
      'booking: change': (visit) => openBooking(visit, '/change'),
      'booking: cancel': (visit) => openBooking(visit, '/cancel'),
    },
  ),
  ...statesOf(
    'bookingTool',
    { person: aurora('finance'), provoked: /status of 4\d\d/ },
    {
      'search: with problems': (visit) => enter(visit, `/search?${new URLSearchParams({ ...flight, to: 'Nowhere' })}`),
      'search: nothing wanted': (visit) =>
        enter(visit, `/search?${new URLSearchParams({ ...flight, transport: 'none' })}`),
      'search: which city': (visit) => enter(visit, `/search?${new URLSearchParams({ ...flight, to: 'London' })}`),
      'not found': (visit) => enter(visit, '/nowhere'),
      'session over': async (visit) => {
        await visit.page.context().clearCookies({ name: /waymark_tool$/ })
        await visit.goTo(tool)
      },
      'a link that is over': (visit) => visit.goTo(`${tool}/sso?code=over`),
    },
  ),
  ...statesOf(
    'bookingTool',
    { person: aurora('guestbooker') },
    {
      guest: async (visit) => {
        await enterFromHome(visit, 'bookModal.guest.action')
        await visit.quiet()
      },
    },
  ),
  ...statesOf(
    'bookingTool',
    { person: 'traveller@cedar.example', isAlone: true },
    {
      booked: async (visit) => {
        await choose(visit, { ...flight, from: 'YYC' }, 'out', 'back')
        const reason = visit.page.locator('main input[type="radio"]')
        if (await reason.count()) await reason.first().check()
        await visit.click(visit.page.locator('main form[method="post"] button'))
        await visit.page.waitForURL(/\/booked\//)
        await visit.quiet()
      },
    },
  ),
  ...statesOf(
    'bookingTool',
    { person: 'traveller@boreal.example', isAlone: true },
    {
      'sent for approval': async (visit) => {
        await reviewDearest(visit)
        await visit.page.locator('main input[type="radio"]').first().check()
        await visit.click(visit.page.locator('main form[method="post"] button'))
        await visit.page.waitForURL(/\/booked\//)
        await visit.quiet()
      },
    },
  ),
]
