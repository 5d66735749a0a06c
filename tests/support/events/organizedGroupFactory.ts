import type { GroupDetail, OrganizedGroup, OrganizedGroupPage } from '#contract/events/groupTravels.ts'

/** A confirmed event in Madrid, 8 to 11 June 2026, with fourteen people. */
export const makeOrganizedGroup = (changed: Partial<OrganizedGroup> = {}): OrganizedGroup => ({
  id: 'g1',
  names: [
    { locale: 'en-CA', value: 'Engineering summit' },
    { locale: 'fr-CA', value: 'Sommet de l’ingénierie' },
  ],
  actualLocation: 'MAD',
  arrivalTime: '18:00',
  startDate: '2026-06-08',
  endDate: '2026-06-11',
  cityName: 'Madrid',
  venue: 'Palacio de Congresos',
  address: 'Paseo de la Castellana 99',
  answerBy: '2026-05-20',
  bookBy: '2026-05-28',
  notes: 'Bring your laptop.',
  status: 'confirmed',
  counts: { listed: 14, invited: 12, accepted: 7, declined: 1, booked: 3, needNoTrip: 1 },
  organizer: { name: 'Olivia Organ', email: 'olivia@aurora.example' },
  isOwn: true,
  ...changed,
})

export const makeGroupDetail = (changed: Partial<GroupDetail> = {}): GroupDetail => ({
  ...makeOrganizedGroup(),
  shareableId: 'share1',
  budget: 3600,
  currency: 'CAD',
  card: null,
  nextStatuses: ['canceled'],
  mayEdit: true,
  version: 4,
  ...changed,
})

export const makeGroupPage = (
  rows: OrganizedGroup[],
  {
    statusCounts = { confirmed: rows.length },
    total = rows.length,
  }: { statusCounts?: OrganizedGroupPage['statusCounts']; total?: number } = {},
): OrganizedGroupPage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: total,
  totalPageCount: Math.ceil(total / 10),
  responseData: rows,
  statusCounts,
})
