import { type ImportedNumbers, type ProjectNumberRow, tripFieldLimits } from '#contract/admin/tripFields.ts'
import { portions } from '@/domains/admin/imports/imports.rules'
import { apiSlice, toQueryFn } from '@/store/apiSlice'
import { sumOf } from './projectNumbers.rules'
import { deleteTripField, getTripFields, patchTripField, postProjectNumbers, postTripField } from './tripFields.api'

const changed = ['TripFields', 'CompanyChanges'] as const

interface NumberList {
  companyId: string
  replaces: boolean
  rows: readonly ProjectNumberRow[]
}

/** Sends a list portion by portion. A list that stops half-way has deleted nothing, and can be sent again. */
async function sendNumbers({ companyId, replaces, rows }: NumberList, signal: AbortSignal): Promise<ImportedNumbers> {
  const upload = crypto.randomUUID()
  const parts: ProjectNumberRow[][] = []
  for await (const part of portions(rows, tripFieldLimits.portion)) parts.push(part)
  const answers: ImportedNumbers[] = []
  for (const [at, part] of parts.entries()) {
    const portion = { upload, replaces, isLast: at === parts.length - 1, rows: part }
    answers.push(await postProjectNumbers({ companyId, portion }, signal))
  }
  return sumOf(answers)
}

const tripFieldEndpoints = apiSlice.injectEndpoints({
  endpoints: (build) => ({
    tripFields: build.query({
      queryFn: toQueryFn(getTripFields),
      providesTags: ['TripFields'],
    }),
    postTripField: build.mutation({
      queryFn: toQueryFn(postTripField),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    patchTripField: build.mutation({
      queryFn: toQueryFn(patchTripField),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    deleteTripField: build.mutation({
      queryFn: toQueryFn(deleteTripField),
      invalidatesTags: (answer) => (answer ? changed : []),
    }),
    // A list that fails half-way has added numbers too.
    importProjectNumbers: build.mutation({ queryFn: toQueryFn(sendNumbers), invalidatesTags: changed }),
  }),
})
export const {
  useTripFieldsQuery,
  usePostTripFieldMutation,
  usePatchTripFieldMutation,
  useDeleteTripFieldMutation,
  useImportProjectNumbersMutation,
} = tripFieldEndpoints
