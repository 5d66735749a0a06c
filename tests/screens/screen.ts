import type { MessageId } from '@/i18n/messages'
import type { RouteName } from '@/routes/table'
import type { Visit } from './visit.ts'

/** The group of rows in the sheet: a route of the table, or a page that the server renders itself. */
export type Place = RouteName | 'identityProvider' | 'bookingTool'

/** One row of the sheet. */
export interface Screen {
  place: Place
  /** The state it shows, where it is more than its address: `cancel`. */
  state?: string
  /** The login of the demo person who sees it, or undefined without a sign-in. */
  person: string | undefined
  /** Goes there, from a page with nothing in it, and makes the state. */
  open: (visit: Visit) => Promise<void>
  /** Something covers the page, so only the window is pictured, and not all that lies below. */
  isInFront?: true
  /** It ends or changes the session, so no other pages are open in its browser. */
  isAlone?: true
  /** The console messages that the state itself causes. */
  provoked?: RegExp
}

export const nameOf = ({ place, state }: Screen): string => (state ? `${place}: ${state}` : place)

/** The same without characters that file names and addresses cannot contain. */
export const fileNameOf = (screen: Screen): string => nameOf(screen).replaceAll(/[^\w]+/g, '-')

type Rest = Omit<Screen, 'place' | 'state' | 'open'>

/** States of one place, each by its name and the steps to it. */
export const statesOf = (place: Place, rest: Rest, states: Record<string, Screen['open']>): Screen[] =>
  Object.entries(states).map(([state, open]) => ({ place, state, open, ...rest }))

interface Address {
  params?: Record<string, string>
  query?: Record<string, string>
}
/** Opens a page and presses one button after the other. */
export const pressingAt =
  (place: RouteName, { params, query }: Address, ...buttons: MessageId[]): Screen['open'] =>
  async (visit) => {
    await visit.open(place, params, query)
    for (const id of buttons) await visit.press(id, visit.page.locator('main'))
  }
/** The same for a page whose address names nothing. */
export const pressing = (place: RouteName, ...buttons: MessageId[]) => pressingAt(place, {}, ...buttons)

export const aurora = (handle: string) => `${handle}@aurora.example`
export const traveler = aurora('traveller')
