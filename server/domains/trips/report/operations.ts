import { tripReportSchema } from '#contract/tripReport.ts'
import { sentReportSchema } from '#contract/trips.ts'
import { itineraryFile } from '#server/domains/trips/documents/files.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { presentedTrip } from '#server/domains/trips/presentedTrips.ts'
import { profileReader } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'
import { forgetReport, noteReport } from './reportLimit.ts'
import { sendMail } from '#server/mail/send.ts'
import { reportMail } from './tripReport.ts'

export const mailOperations = [
  operation({
    api: 'main',
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/trips/:bookingId/report',
    summary:
      'Writes to the agency that something is wrong with this trip; the itinerary goes along. 5 in 10 minutes, then 429; 502 when the mail server does not take it.',
    cites: 'Beyond §7',
    addition: 'tripreport',
    access: profileReader,
    body: tripReportSchema,
    answer: sentReportSchema,
    handle: async ({ caller, params, body, language, services }) => {
      const mailLanguage = language === 'fr' ? 'fr' : 'en'
      const trip = await presentedTrip(params, mailLanguage, services)
      const traveller = await loadPerson(services.db, params.companyId, params.profileId)
      const reporter = await loadPerson(services.db, caller.companyId, caller.profileId)
      const note = { tripId: trip.internalTripId, reporterProfileId: caller.profileId, topic: body.topic }
      const id = await noteReport(note, services)
      try {
        const culture = mailLanguage === 'fr' ? 'fr-CA' : 'en-CA'
        const itinerary = await itineraryFile(params, culture, services)
        const mail = reportMail({ trip, report: body, traveller, reporter, itinerary, culture })
        await sendMail(services.env, mail)
      } catch (error) {
        await forgetReport(id, services)
        throw error
      }
      const { companyName } = traveller.company.agency
      return { sentAt: services.now().toISOString(), agency: companyName, replyTo: reporter.profile.email }
    },
  }),
]
