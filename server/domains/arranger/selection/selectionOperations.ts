import { z } from 'zod'
import { newItineraryMailsSchema } from '#contract/arranger/arrangerChanges.ts'
import { cultureCode, recordId } from '#contract/wire/envelope.ts'
import { itineraryMailsSchema, mostSelected } from '#contract/arranger/travelers.ts'
import { mailItineraries } from '#server/domains/arranger/selection/itineraryMails.ts'
import { calendarOfSelected, itinerariesOfSelected } from '#server/domains/arranger/selection/selected.ts'
import { ownProfile } from '#server/http/access/access.ts'
import { commaList } from '#server/http/requests/commaList.ts'
import { cultureFor } from '#server/http/requests/language.ts'
import { operation } from '#server/http/operations/operation.ts'

const selectedQuery = z.strictObject({
  profileIds: commaList(recordId, mostSelected),
  cultureCode: z.optional(cultureCode),
})
const shared = { api: 'main', addition: 'travellerselection', access: ownProfile } as const
const refused = `403 where one of them has not approved the person, or no longer; at most ${mostSelected} at once.`

/** Operations on travelers that an arranger has selected. */
export const selectionOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/arranger/calendar',
    summary: `Returns the current and upcoming trips of the selected travelers as one iCalendar file; each event begins with the name of the traveler. ${refused}`,
    cites: 'Beyond §7; §4',
    query: selectedQuery,
    answer: 'calendar',
    handle: ({ params, query: { profileIds, cultureCode }, language, services }) =>
      calendarOfSelected({ ...params, profileIds }, cultureFor(cultureCode, language), services),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/arranger/itineraries',
    summary: `Returns the itineraries of current and upcoming trips of the selected travelers as one PDF. 409 when there is no such trip. ${refused}`,
    cites: 'Beyond §7; §1, §4',
    query: selectedQuery,
    answer: 'pdf',
    handle: ({ params, query: { profileIds, cultureCode }, language, services }) =>
      itinerariesOfSelected({ ...params, profileIds }, cultureFor(cultureCode, language), services),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/profiles/:profileId/arranger/itinerary-mails',
    summary: `Mails each selected traveler the itineraries of their current and upcoming trips, in their language, with a note of the person, who receives the replies. ${refused} 429 after ten mailings in an hour.`,
    cites: 'Beyond §7; §4',
    creates: true,
    body: newItineraryMailsSchema,
    answer: itineraryMailsSchema,
    handle: ({ params, body, services }) => mailItineraries({ ...params, ...body }, services),
  }),
]
