import type { groupCards, groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import { maskedCard, sealedNumberColumns } from '#server/domains/profile/payment/cardRules.ts'
import type { Sealer } from '#server/crypto/sealer.ts'
import { addDays } from '#server/time/zonedTime.ts'
import { calendarDate, daysFrom, monthFrom } from '#server/demo/data/days.ts'
import { groupPlans, type GroupGuestPlan, type GroupPlan } from './groupPlans.ts'
import { profileIdOf } from '#server/demo/people/people.ts'

const company = 'aurora'
const organizerId = (plan: Pick<GroupPlan, 'organizer'>) => profileIdOf(company, plan.organizer)
export const groupIdOf = (key: string) => `g-${company}-${key}`
const groupCardIdOf = (key: string) => `gc-${company}-${key}`

/** The organiser's cards. One expires before the event it pays for. */
const cards = [
  ['visa', 'Events Visa', '4012888888881881', (now: Date) => monthFrom(now, 22)],
  ['mastercard', 'Partner programme', '5105105105105100', (now: Date) => monthFrom(now, 31)],
  ['amex', 'Summit card', '371449635398431', (now: Date) => monthFrom(daysFrom(now, 10), 0)],
] as const

/** The masked number of the card that pays for an event, or undefined. */
export function cardPayingFor(groupTravelId: string | null | undefined): string | undefined {
  const plan = groupPlans.find(({ key }) => groupIdOf(key) === groupTravelId)
  const card = cards.find(([key]) => key === plan?.card)
  return card && maskedCard(card[2])
}

export const groupCardRows = ({ now, sealer }: { now: Date; sealer: Sealer }): (typeof groupCards.$inferInsert)[] =>
  cards.map(([key, name, number, expiryMonth]) => ({
    id: groupCardIdOf(key),
    companyId: company,
    organizerProfileId: organizerId({ organizer: 'organiser' }),
    name,
    ...sealedNumberColumns(number, sealer),
    expiryMonth: expiryMonth(now),
  }))

export const groupRows = (now: Date): (typeof groupTravels.$inferInsert)[] =>
  groupPlans.map((plan) => {
    const dayOf = (day: number) => addDays(calendarDate(now), day)
    return {
      id: groupIdOf(plan.key),
      companyId: company,
      shareableId: `${plan.key}-7Q4mZkV2xWc9RtLb`,
      organizerProfileId: organizerId(plan),
      names: plan.names,
      status: plan.status,
      actualLocation: plan.location,
      venue: plan.venue ?? '',
      address: plan.address ?? '',
      startDate: dayOf(plan.day),
      endDate: dayOf(plan.day + plan.nights),
      arrivalTime: plan.arrivalTime ?? null,
      answerBy: plan.answerBy === undefined ? null : dayOf(plan.answerBy),
      bookBy: plan.bookBy === undefined ? null : dayOf(plan.bookBy),
      budget: plan.budget,
      notes: plan.notes ?? '',
      creditCardId: plan.card ? groupCardIdOf(plan.card) : null,
      createdAt: daysFrom(now, Math.min(-9, plan.day - 60)),
    }
  })

/** The day of the invitations: a few days ago, or three weeks before a past event. */
const invitedDay = ({ day }: GroupPlan) => Math.min(-6, day - 21)

/** These people answer in the application, because no mail has brought them a key. */
export const groupTravelerRows = (now: Date): (typeof groupTravelers.$inferInsert)[] =>
  groupPlans.flatMap((plan) => plan.people.map((person) => travelerRow(plan, person, now)))

function travelerRow(plan: GroupPlan, { who, state }: GroupGuestPlan, now: Date): typeof groupTravelers.$inferInsert {
  const row = {
    id: `gt-${plan.key}-${who}`,
    groupTravelId: groupIdOf(plan.key),
    profileId: profileIdOf(company, who),
    status: 'pending' as const,
  }
  if (state === 'listed') return row
  const invited = { ...row, invitedAt: daysFrom(now, invitedDay(plan)) }
  if (state === 'pending') return { ...invited, remindedAt: daysFrom(now, invitedDay(plan) + 4), reminders: 1 }
  return {
    ...invited,
    status: state === 'declined' ? 'declined' : 'accepted',
    answeredAt: daysFrom(now, invitedDay(plan) + 2),
    needsNoTrip: state === 'needsNoTrip',
  }
}
