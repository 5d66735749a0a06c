import type { GroupMailPreview, GroupTraveler, GroupTravelerPage } from '#contract/events/groupTravelers.ts'

/** A person invited on 1 May 2026 who has not answered. */
export const makeGroupTraveler = (changed: Partial<GroupTraveler> = {}): GroupTraveler => ({
  id: 'gt1',
  profileId: 'p7',
  firstName: 'Ada',
  lastName: 'Quill',
  email: 'ada@aurora.example',
  isGuest: false,
  status: 'pending',
  invitedAt: '2026-05-01T15:00:00Z',
  answeredAt: null,
  remindedAt: null,
  reminders: 0,
  needsNoTrip: false,
  hasAirport: true,
  isAllowedEvent: true,
  issueCount: 0,
  adminIssueCount: 0,
  trip: null,
  ...changed,
})

export type PeopleCounts = Partial<
  GroupTravelerPage['filterCounts'] & Record<'cannotBook' | 'declinedBooked' | 'remindable', number>
>

export const makePeoplePage = (
  rows: GroupTraveler[],
  { cannotBook = 0, declinedBooked = 0, remindable, ...counts }: PeopleCounts = {},
): GroupTravelerPage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: rows.length,
  totalPageCount: Math.ceil(rows.length / 50),
  responseData: rows,
  filterCounts: {
    notInvited: 0,
    invited: rows.length,
    pending: 0,
    accepted: 0,
    declined: 0,
    booked: 0,
    notBooked: 0,
    needsNoTrip: 0,
    ...counts,
  },
  cannotBook,
  declinedBooked,
  ...(remindable !== undefined && { remindable }),
})

/** The preview of a mail to all people, with two receivers. */
export const makeMailPreview = (changed: Partial<GroupMailPreview> = {}): GroupMailPreview => ({
  people: 2,
  leftOut: [],
  subject: 'You are invited: Engineering summit',
  text: 'Hello Ada,\nplease answer.',
  ...changed,
})
