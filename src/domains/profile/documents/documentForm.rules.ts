import * as z from 'zod/mini'
import { newTravelDocumentSchema, type TravelDocument } from '#contract/profile/travelDocuments.ts'

/** Form values of a passport. The number is present only while it is typed. */
export interface DocumentValues {
  number: string
  issueCountry: string
  expirationDate: string
}

/** Schema of a new passport. §3 Travel document */
export const newDocumentSchema = z.omit(newTravelDocumentSchema, { type: true })

const { number: fullNumber } = newTravelDocumentSchema.shape

/** Schema of an existing passport: an empty number keeps the stored one. */
export const changedDocumentSchema = z
  .extend(newDocumentSchema, { number: z.string().check(z.trim()) })
  .check(({ value: { number }, issues }) => {
    const refused = number === '' ? undefined : fullNumber.safeParse(number).error?.issues[0]
    if (refused) issues.push({ code: 'custom', input: number, message: refused.message, path: ['number'] })
  })

/** Form values, in the order of the form's fields. */
export const documentValues = (document: TravelDocument | null): DocumentValues => ({
  issueCountry: document?.issueCountry ?? '',
  number: '',
  expirationDate: document?.expirationDate ?? '',
})
