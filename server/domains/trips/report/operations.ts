import { tripReportSchema } from '#contract/trips/tripReport.ts'
import { sentReportSchema } from '#contract/trips/trips.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import { profileReader } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { settleDetails } from '#server/domains/trips/outdated/outdatedTrips.ts'
import { recordReport } from './reportLimit.ts'
import { readersOf, reportMail } from './tripReport.ts'

export const mailOperations = [
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId/report',
    summary:
      'Reports a problem with this trip by mail to the agency, or to the Admins when the company has no agency address; the itinerary is attached. Delivery is retried for about a day. 429 after 5 reports in 10 minutes.',
    cites: 'Beyond §7',
    addition: 'tripreport',
    access: profileReader,
    creates: true,
    body: tripReportSchema,
    answer: sentReportSchema,
    handle: async ({ caller, params, body, language, services }) => {
      const { db, mailQueue, now } = services
      const mailLanguage = language === 'fr' ? 'fr' : 'en'
      const trip = await presentedTrip(params, mailLanguage, services)
      const traveler = await loadPerson(db, params.companyId, params.profileId)
      const reporter = await loadPerson(db, caller.companyId, caller.profileId)
      const note = { tripId: trip.internalTripId, reporterProfileId: caller.profileId, topic: body.topic }
      const culture = mailLanguage === 'fr' ? 'fr-CA' : 'en-CA'
      const mail = reportMail({ trip, report: body, traveler, reporter, culture })
      await db.transaction(async (tx) => {
        await recordReport(tx, note, now())
        if (body.topic === 'wrongDetails') await settleDetails(tx, params, now())
        const tripFiles = { ...params, culture, files: ['itinerary' as const] }
        for (const to of await readersOf(traveler, tx))
          await mailQueue.add(tx, 'tripReported', { ...mail, to, tripFiles })
      })
      const { agency, displayName } = traveler.company
      return { sentAt: now().toISOString(), agency: agency.companyName || displayName, replyTo: reporter.profile.email }
    },
  }),
]
