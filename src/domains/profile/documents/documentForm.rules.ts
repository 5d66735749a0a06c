import * as z from 'zod/mini'
import { newTravelDocumentSchema, type TravelDocument } from '#contract/travelDocuments.ts'

/** What the form of a passport holds; the number only while it is typed. */
export interface DocumentValues {
  number: string
  issueCountry: string
  expirationDate: string
}

/** A new passport. §3 Travel document */
export const newDocumentSchema = z.omit(newTravelDocumentSchema, { type: true })

const { number: fullNumber } = newTravelDocumentSchema.shape

/** A passport that is there: without a number its own stays. */
export const changedDocumentSchema = z
  .extend(newDocumentSchema, { number: z.string().check(z.trim()) })
  .check(({ value: { number }, issues }) => {
    const refused = number === '' ? undefined : fullNumber.safeParse(number).error?.issues[0]
    if (refused) issues.push({ code: 'custom', input: number, message: refused.message, path: ['number'] })
  })

/** In the order in which the form asks. */
export const documentValues = (document: TravelDocument | null): DocumentValues => ({
  issueCountry: document?.issueCountry ?? '',
  number: '',
  expirationDate: document?.expirationDate ?? '',
})
