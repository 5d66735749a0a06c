import type { GroupTravel } from '#contract/events/groupTravels.ts'

interface Changed extends Partial<Omit<GroupTravel, 'traveler' | 'groupTravel'>> {
  traveler?: Partial<GroupTravel['traveler']>
  groupTravel?: Partial<GroupTravel['groupTravel']>
}

/** A confirmed event in Paris, 3 to 5 May 2027, which the signed-in person has accepted and has no trip for. */
export const makeGroup = ({ traveler, groupTravel, ...changed }: Changed = {}): GroupTravel => ({
  names: [
    { locale: 'en-CA', value: 'Sales summit' },
    { locale: 'fr-CA', value: 'Sommet des ventes' },
  ],
  actualLocation: 'PAR',
  arrivalTime: '15:00',
  startDate: '2027-05-03',
  endDate: '2027-05-05',
  cityName: 'Paris',
  venue: '',
  address: '',
  answerBy: null,
  bookBy: null,
  notes: '',
  ...changed,
  traveler: { status: 'accepted', trips: [], needsNoTrip: false, ...traveler },
  groupTravel: { status: 'confirmed', id: 'g1', shareableId: 's1', organizer: null, ...groupTravel },
})

/** The same under a name, which its ids have too. */
export const makeNamedGroup = (name: string, changed: Changed = {}): GroupTravel =>
  makeGroup({
    names: [{ locale: 'en-CA', value: name }],
    ...changed,
    groupTravel: { id: name, shareableId: `s-${name}`, ...changed.groupTravel },
  })
