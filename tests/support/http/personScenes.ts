import { and, eq } from 'drizzle-orm'
import { arrangerRequests } from '#server/db/schema/profile/arranger.ts'
import { groupCards, groupTravels } from '#server/db/schema/trips/groups.ts'
import { creditCards, travelDocuments } from '#server/db/schema/profile/profileData.ts'
import { riskSearches } from '#server/db/schema/risk/riskSearches.ts'
import { otherStays, stayPermits } from '#server/db/schema/profile/stays.ts'
import { absences } from '#server/db/schema/trips/approvals.ts'
import { travelRequests } from '#server/db/schema/trips/requests.ts'
import { trips } from '#server/db/schema/trips/trips.ts'
import { type AddingScene, parts } from '#tests/support/http/addingScene.ts'
import { placeOf, profileIdOf } from '#tests/support/http/api.ts'

const { localTime, localDay, card, names } = parts
const me = 'traveller@aurora'
const mine = placeOf(me)

/** Calls that add records of a person, by the operation. */
export const personScenes: Record<string, AddingScene> = {
  '/main/companies/:companyId/profiles/:profileId/arranger-list': {
    most: 'arrangers',
    as: me,
    path: `/main${mine}/arranger-list`,
    body: (turn) => ({ email: ['risk@aurora.example', 'organiser@aurora.example'][turn] }),
    counted: [
      arrangerRequests,
      and(eq(arrangerRequests.travelerProfileId, profileIdOf(me)), eq(arrangerRequests.status, 'approved')),
    ],
    code: 'tooManyKept',
  },
  '/main/companies/:companyId/profiles/:profileId/travel-documents': {
    most: 'travelDocuments',
    as: me,
    path: `/main${mine}/travel-documents`,
    body: (turn) => ({ type: 'passport', number: `QX48291${turn}`, issueCountry: 'CA', expirationDate: '2030-05-01' }),
    counted: [travelDocuments, eq(travelDocuments.profileId, profileIdOf(me))],
    code: 'tooManyDocuments',
  },
  '/main/profiles/:profileId/credit-cards': {
    most: 'creditCards',
    as: me,
    path: `/main/profiles/${profileIdOf(me)}/credit-cards`,
    body: (turn) => ({ ...card(turn), uses: ['air'] }),
    counted: [creditCards, eq(creditCards.profileId, profileIdOf(me))],
    code: 'tooManyCards',
  },
  '/main/companies/:companyId/profiles/:profileId/absences': {
    most: 'absences',
    as: me,
    path: `/main${mine}/absences`,
    body: (turn) => ({ from: localDay(300 + turn), until: localDay(300 + turn), standInEmail: '' }),
    counted: [absences, eq(absences.profileId, profileIdOf(me))],
    code: 'tooManyKept',
  },
  '/main/companies/:companyId/profiles/:profileId/travel-requests': {
    most: 'travelRequests',
    as: me,
    path: `/main${mine}/travel-requests`,
    body: (turn) => ({
      purpose: 'Workshop',
      places: [{ code: 'YYZ' }],
      from: localDay(300 + turn),
      until: localDay(300 + turn),
      estimate: 900,
    }),
    counted: [travelRequests, eq(travelRequests.profileId, profileIdOf(me))],
    code: 'tooManyToday',
  },
  '/main/companies/:companyId/profiles/:profileId/stays/permits': {
    most: 'permits',
    as: me,
    path: `/main${mine}/stays/permits`,
    body: (turn) => ({ country: ['FR', 'DE'][turn], kind: 'citizenship', validFrom: null, validUntil: null }),
    counted: [stayPermits, eq(stayPermits.profileId, profileIdOf(me))],
    code: 'tooManyStays',
  },
  '/main/companies/:companyId/profiles/:profileId/stays/other': {
    most: 'otherStays',
    as: me,
    path: `/main${mine}/stays/other`,
    body: (turn) => ({ country: 'JP', from: localDay(-90 + turn * 10), until: localDay(-85 + turn * 10) }),
    counted: [otherStays, eq(otherStays.profileId, profileIdOf(me))],
    code: 'tooManyStays',
  },
  '/main/companies/:companyId/profiles/:profileId/trips': {
    most: 'manualTrips',
    as: me,
    path: `/main${mine}/trips`,
    body: (turn) => ({
      segments: [
        {
          kind: 'hotel',
          providerName: 'Hotel',
          from: { code: 'YUL' },
          address: null,
          number: '',
          productName: '',
          confirmationNumber: '',
          departure: localTime(300 + turn * 9),
          arrival: localTime(301 + turn * 9),
        },
      ],
    }),
    counted: [trips, and(eq(trips.profileId, profileIdOf(me)), eq(trips.source, 'manual'))],
    code: 'tooManyTrips',
  },
  '/company/companies/:companyId/group-travels': {
    most: 'events',
    as: 'organiser@aurora',
    path: '/company/companies/aurora/group-travels',
    body: () => ({
      names: names('Design week'),
      actualLocation: 'YUL',
      venue: 'Aurora Montréal',
      address: '',
      startDate: localDay(40),
      endDate: localDay(42),
      arrivalTime: '17:00',
      answerBy: localDay(20),
      bookBy: localDay(30),
      budget: 1500,
      notes: '',
      creditCardId: null,
    }),
    counted: [groupTravels, eq(groupTravels.organizerProfileId, profileIdOf('organiser@aurora'))],
    code: 'tooManyKept',
  },
  '/company/companies/:companyId/group-cards': {
    most: 'eventCards',
    as: 'organiser@aurora',
    path: '/company/companies/aurora/group-cards',
    body: card,
    counted: [groupCards, eq(groupCards.organizerProfileId, profileIdOf('organiser@aurora'))],
    code: 'tooManyCards',
  },
  '/company/companies/:companyId/risk/searches': {
    most: 'savedSearches',
    as: 'risk@aurora',
    path: '/company/companies/aurora/risk/searches',
    body: (turn) => ({ name: `Gulf ${turn}`, query: 'countryCode=AE' }),
    counted: [riskSearches, eq(riskSearches.profileId, profileIdOf('risk@aurora'))],
    code: 'tooManySearches',
  },
}
