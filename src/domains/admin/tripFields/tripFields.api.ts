import {
  importedNumbersSchema,
  type NewTripField,
  type ProjectNumbersPortion,
  type TripFieldPatch,
  tripFieldSchema,
  tripFieldsSchema,
} from '#contract/admin/tripFields.ts'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import type { CompanyRef } from '@/http/paths'

interface FieldRef extends CompanyRef {
  fieldId: string
}
const company = ({ companyId }: CompanyRef) => `/admin/companies/${encodeURIComponent(companyId)}`
const all = (ref: CompanyRef) => `${company(ref)}/trip-fields`
const one = ({ fieldId, ...ref }: FieldRef) => `${all(ref)}/${encodeURIComponent(fieldId)}`

/** GET admin/companies/{companyId}/trip-fields, an addition: the fields in their order. */
export const getTripFields = (ref: CompanyRef, signal: AbortSignal) =>
  companyHttp.get(all(ref), { signal }).then(parseBody(tripFieldsSchema))

/** POST admin/companies/{companyId}/trip-fields, an addition; 409 `tooManyInCompany`. */
export const postTripField = ({ field, ...ref }: CompanyRef & { field: NewTripField }, signal: AbortSignal) =>
  companyHttp.post(all(ref), field, { signal }).then(parseBody(tripFieldSchema))

/** PATCH admin/companies/{companyId}/trip-fields/{fieldId}, an addition; 412 with the present field. */
export const patchTripField = ({ patch, ...ref }: FieldRef & { patch: TripFieldPatch }, signal: AbortSignal) =>
  companyHttp.patch(one(ref), patch, { signal }).then(parseBody(tripFieldSchema))

/** DELETE admin/companies/{companyId}/trip-fields/{fieldId}, an addition: trips keep its values. */
export const deleteTripField = (ref: FieldRef, signal: AbortSignal) =>
  companyHttp.delete(one(ref), { signal }).then(parseBody(mayBeEmpty({})))

/** POST admin/companies/{companyId}/project-numbers, an addition: a portion of a list; 409 `tooManyInCompany`. */
export const postProjectNumbers = (
  { portion, ...ref }: CompanyRef & { portion: ProjectNumbersPortion },
  signal: AbortSignal,
) => companyHttp.post(`${company(ref)}/project-numbers`, portion, { signal }).then(parseBody(importedNumbersSchema))
