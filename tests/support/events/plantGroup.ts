import { groupCards, groupTravelers, groupTravels } from '#server/db/schema/trips/groups.ts'
import type { Services } from '#server/services/services.ts'
import { companyOf, profileIdOf, type Handle } from '#tests/support/http/api.ts'

/** A confirmed event whose organizer is invited to it, and the card that pays for it. */
export async function plantGroup({ db, now }: Services, who: Handle) {
  const creditCardId = `gc-${companyOf(who)}-planted`
  const [groupTravelId, shareableId] = [`g-${companyOf(who)}-planted`, `planted-${companyOf(who)}`]
  await db.insert(groupCards).values({
    id: creditCardId,
    companyId: companyOf(who),
    organizerProfileId: profileIdOf(who),
    name: `Card of ${companyOf(who)}`,
    brand: 'Visa',
    maskedNumber: '41111*******1111',
    sealedNumber: '',
    expiryMonth: '2099-12',
  })
  await db.insert(groupTravels).values({
    id: groupTravelId,
    companyId: companyOf(who),
    shareableId,
    organizerProfileId: profileIdOf(who),
    names: [{ locale: 'en-CA', value: `Event of ${companyOf(who)}` }],
    status: 'confirmed',
    actualLocation: 'YUL',
    startDate: '2099-05-04',
    endDate: '2099-05-05',
    creditCardId,
    createdAt: now(),
  })
  await db.insert(groupTravelers).values({
    id: `gt-${companyOf(who)}-planted`,
    groupTravelId,
    profileId: profileIdOf(who),
    status: 'pending',
    invitedAt: now(),
  })
  return { creditCardId, groupTravelId, shareableId }
}
