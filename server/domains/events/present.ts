import { expiresBefore } from '#contract/payment/cards.ts'
import { fullName } from '#contract/texts/fullName.ts'
import type { GroupCounts, GroupDetail, GroupStatus, OrganizedGroup } from '#contract/events/groupTravels.ts'
import type { Group, GroupRow } from '#server/domains/events/readGroups.ts'
import { changeableStatuses } from '#server/domains/events/status.ts'

/** The fields of an event for all its readers. */
export const presentPlace = (group: GroupRow, cities: ReadonlyMap<string, string>) => ({
  names: group.names.map(({ locale, value }) => ({ locale, value })),
  actualLocation: group.actualLocation,
  arrivalTime: group.arrivalTime,
  startDate: group.startDate,
  endDate: group.endDate,
  cityName: cities.get(group.actualLocation ?? '') ?? '',
  venue: group.venue,
  address: group.address,
  answerBy: group.answerBy,
  bookBy: group.bookBy,
  notes: group.notes,
})

export const presentOrganizer = (organizer: Group['organizer']) => ({
  name: fullName(organizer),
  email: organizer.email,
})

interface Presenting {
  cities: ReadonlyMap<string, string>
  counts: GroupCounts
  callerProfileId: string
}

/** A row of the list of events. */
export const presentRow = (
  { group, status, organizer }: Group,
  { cities, counts, callerProfileId }: Presenting,
): OrganizedGroup => ({
  id: group.id,
  ...presentPlace(group, cities),
  status,
  counts,
  organizer: presentOrganizer(organizer),
  isOwn: organizer.id === callerProfileId,
})

const presentCard = ({ card, group }: Group) =>
  card && {
    id: card.id,
    name: card.name,
    number: card.maskedNumber,
    expiryDate: card.expiryMonth,
    expiresBefore: expiresBefore(card.expiryMonth, group.endDate),
  }

/** One event with all that its organizer sets. */
export const presentDetail = (
  read: Group,
  { nextStatuses, ...presenting }: Presenting & { nextStatuses: GroupStatus[] },
): GroupDetail => {
  const row = presentRow(read, presenting)
  return {
    ...row,
    shareableId: read.group.shareableId,
    budget: read.group.budget,
    currency: read.company.currency,
    card: presentCard(read),
    nextStatuses,
    mayEdit: row.isOwn && changeableStatuses.includes(read.status),
    version: read.group.version,
  }
}
