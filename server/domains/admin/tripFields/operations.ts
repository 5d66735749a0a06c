import {
  importedNumbersSchema,
  newTripFieldSchema,
  projectNumbersSchema,
  tripFieldPatchSchema,
  tripFieldSchema,
  tripFieldsSchema,
} from '#contract/admin/tripFields.ts'
import { mayBeEmpty } from '#contract/wire/lenient.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { addField, changeField, deleteField, fieldList } from './changeFields.ts'
import { importNumbers } from './importNumbers.ts'

const company = '/admin/companies/:companyId'
const path = `${company}/trip-fields` as const
const shared = { api: 'company', access: companyAdmin, cites: 'Beyond §7', addition: 'tripfields' } as const

/** Administration: the company's own fields of a trip, and its project numbers. */
export const tripFieldOperations = [
  operation({
    ...shared,
    method: 'get',
    path,
    summary: "Lists the company's own fields of a trip in their order, and counts its project numbers.",
    answer: tripFieldsSchema,
    handle: ({ params, language, services }) => fieldList(services.db, params.companyId, language),
  }),
  operation({
    ...shared,
    method: 'post',
    path,
    summary:
      'Adds a field as the last one. 400 `required` at `choices` for a choice without any, `policy` for an unknown policy; 409 `tooManyInCompany`.',
    creates: true,
    body: newTripFieldSchema,
    answer: tripFieldSchema,
    handle: ({ body, ...call }) => addField(body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'patch',
    path: `${path}/:fieldId`,
    summary:
      'Changes the given values of a field, or moves it. Trips keep the names and values that they have. Errors as when adding one; 412 with the stored field.',
    body: tripFieldPatchSchema,
    answer: tripFieldSchema,
    handle: ({ body, ...call }) => changeField(call.params.fieldId, body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: `${path}/:fieldId`,
    summary: 'Deletes a field. Trips keep its values; reports no longer have its column.',
    answer: mayBeEmpty({}),
    handle: async (call) => {
      await deleteField(call.params.fieldId, adminRequest(call))
      return {}
    },
  }),
  operation({
    ...shared,
    method: 'post',
    path: `${company}/project-numbers`,
    summary:
      'Imports a portion of a list of project numbers, which adds to the present ones or replaces them with its last portion. 409 `tooManyInCompany`.',
    body: projectNumbersSchema,
    answer: importedNumbersSchema,
    handle: ({ body, ...call }) => importNumbers(body, adminRequest(call)),
  }),
]
