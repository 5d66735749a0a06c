import * as z from 'zod/mini'
import { recordId } from '#contract/wire/envelope.ts'
import { emailAddress, fieldLimits, textBlock } from '#contract/fields/fields.ts'
import { mostSelected } from './travelers.ts'

/** Body of POST .../arranger-list: the person makes a colleague their arranger; no further approval is needed. */
export const newArrangerSchema = z.strictObject({ email: emailAddress })

/** Body of POST .../arranger-requests (§7): the person requests a colleague's permission to arrange their travel. */
export const newRequestSchema = z.strictObject({ email: emailAddress })
/** Body of POST .../arranger/itinerary-mails, an addition: each of them gets their own itineraries by mail. */
export const newItineraryMailsSchema = z.strictObject({
  profileIds: z.array(recordId).check(z.minLength(1), z.maxLength(mostSelected)),
  /** A text of the arranger for all recipients. */
  note: z._default(textBlock(fieldLimits.mailNote), ''),
})
