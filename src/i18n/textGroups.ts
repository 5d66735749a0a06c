/**
 * The texts are compiled in groups, each loaded together with the code that shows it. A group is named with the
 * beginnings of the ids it holds; the longest beginning decides, and whatever nobody claims is in the first group.
 */
const groups = {
  /** What the first screen may show: it comes with the language itself. */
  // prettier-ignore
  first: [
    'session.failed.again', 'session.failed.title', 'session.failed.unreachable', 'session.signingIn', 'session.signingOut',
    // A trip as home shows it.
    'trips.arrives', 'trips.cabin.', 'trips.car.', 'trips.checkIn.', 'trips.confirmation', 'trips.dayMark', 'trips.days',
    'trips.departs', 'trips.download.', 'trips.forGuest', 'trips.hotel.', 'trips.invoice', 'trips.itinerary', 'trips.kind.',
    'trips.newTab', 'trips.nights', 'trips.reference', 'trips.route', 'trips.seat', 'trips.terminal', 'trips.tryAgain',
    'trips.unverified',
  ],
  actions: ['actions.'],
  agency: ['agency.'],
  banners: ['app.banner.'],
  booking: ['booking.guest.', 'booking.modal.', 'booking.self.', 'booking.warning.'],
  company: ['home.company.', 'home.places.', 'home.score.', 'scores.'],
  forms: ['forms.'],
  idle: ['session.idle.'],
  notifications: ['notifications.'],
  profile: ['profile.'],
  'profile.account': ['profile.account.'],
  'profile.documents': ['profile.documents.'],
  'profile.emergency': ['profile.emergency.'],
  'profile.memberships': ['profile.memberships.'],
  'profile.payment': ['profile.payment.'],
  'profile.personal': ['profile.personal.'],
  'profile.preferences': ['profile.preferences.'],
  session: ['session.'],
  signInFailed: ['session.failed.'],
  site: ['site.'],
  support: ['support.'],
  /** The lists of trips, and what one trip shares with them. */
  trips: ['trips.', 'trips.calendar.open', 'trips.manual.change', 'trips.manual.open'],
  // prettier-ignore
  trip: [
    'trips.actions.', 'trips.advisory.text', 'trips.agency.', 'trips.calendar.one', 'trips.cancel.open', 'trips.change.',
    'trips.checks.', 'trips.clock.', 'trips.gap', 'trips.kept.', 'trips.manual.remove', 'trips.one.',
    'trips.print', 'trips.report.open', 'trips.share', 'trips.timeline',
  ],
  // prettier-ignore
  tripDialogs: [
    'trips.airport.', 'trips.calendar.', 'trips.cancel.', 'trips.changed.', 'trips.close', 'trips.discard.', 'trips.field.',
    'trips.manual.', 'trips.manual.removePiece', 'trips.problem', 'trips.remove.', 'trips.report.',
  ],
} as const satisfies Record<string, readonly string[]>

export type TextGroup = keyof typeof groups
export const textGroups = Object.keys(groups) as TextGroup[]

const claims = textGroups
  .flatMap((group) => groups[group].map((beginning: string) => ({ beginning, group })))
  .toSorted((a, b) => b.beginning.length - a.beginning.length)

/** The group that holds a text. */
export const groupOf = (id: string): TextGroup =>
  claims.find(({ beginning }) => id.startsWith(beginning))?.group ?? 'first'
