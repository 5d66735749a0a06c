import * as z from 'zod/mini'
import {
  requestDays,
  requestFields,
  requestLimits,
  type RequestStatus,
  type TravelRequest,
  type TravelRequestBody,
} from '#contract/approvals/requests.ts'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { amountText, parseAmount } from '@/forms/input/amountText'
import type { TableShape } from '@/patterns/table/address/tableAddress'
import type { Tone } from '@/ui/tone'

export const requestTones: Record<RequestStatus, Tone> = {
  pendingApproval: 'warning',
  approved: 'success',
  declined: 'danger',
  sentBack: 'warning',
  withdrawn: 'neutral',
  lapsed: 'danger',
}

/** The parameters of the address of the list: only the page. */
export const requestTable: TableShape = {
  sortable: [],
  defaultSort: { key: 'days', direction: 'asc' },
  filters: {},
}

/** The places of a request in one line. */
export const placesText = ({ places }: Pick<TravelRequest, 'places'>): string =>
  places.map(({ name }) => name).join(', ')

/** The form of a request; the estimate is as typed. */
export type RequestValues = Omit<TravelRequestBody, 'estimate'> & { estimate: string }

/** The values of the form, with the decimal mark of a culture; a new request has one place to fill in. */
export const requestValues =
  (culture: string) =>
  (request: TravelRequest | null): RequestValues =>
    request
      ? {
          purpose: request.purpose,
          places: request.places.map(({ code }) => ({ code })),
          from: request.from,
          until: request.until,
          estimate: amountText(culture, request.estimate),
        }
      : { purpose: '', places: [{ code: '' }], from: '', until: '', estimate: '' }

const estimate = z.string().check(
  z.minLength(1, { error: fieldProblem('required'), abort: true }),
  z.refine((text) => parseAmount(text) !== undefined, { error: fieldProblem('invalid'), abort: true }),
  z.refine((text) => {
    const typed = parseAmount(text) ?? 0
    return typed > 0 && typed <= requestLimits.estimate
  }, fieldProblem('outOfRange')),
)

/** The check of the form, as the server checks it. */
export const requestFormSchema: z.ZodMiniType<TravelRequestBody, RequestValues> = z.pipe(
  z.object({ ...requestFields, estimate }).check(requestDays),
  z.transform((values: RequestValues) => ({ ...values, estimate: parseAmount(values.estimate) ?? 0 })),
)
