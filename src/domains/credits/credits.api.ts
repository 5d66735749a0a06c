import {
  type CancellationSort,
  cancelledTripPageSchema,
  type CreditSort,
  type CreditState,
  travelCreditLimits,
  travelCreditPageSchema,
  travelCreditSchema,
} from '#contract/payment/travelCredits.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath } from '@/http/paths'

interface CompanyRef {
  companyId: string
}
const company = ({ companyId }: CompanyRef) => `/companies/${encodeURIComponent(companyId)}`

export interface CreditQuery {
  pageNumber: number
  pageSize?: number
  search: string
  state: CreditState | undefined
  airlineCode: string | undefined
  costCenterId: string | undefined
  creditId: string | undefined
  sort: CreditSort
}

interface CreditUse {
  creditId: string
  amount: number
  version: number
}

/** GET companies/{companyId}/credits: a page of the company's travel credits. */
export const getCompanyCredits = ({ companyId, ...query }: CompanyRef & CreditQuery, signal: AbortSignal) =>
  companyHttp
    .get(`${company({ companyId })}/credits`, { params: { pageSize: travelCreditLimits.page, ...query }, signal })
    .then(parseBody(travelCreditPageSchema))

/** GET companies/{companyId}/profiles/{profileId}/credits: a page of the person's own travel credits. */
export const getOwnCredits = ({ companyId, profileId, ...query }: ProfileRef & CreditQuery, signal: AbortSignal) =>
  mainHttp
    .get(`${profilePath({ companyId, profileId })}/credits`, {
      params: { pageSize: travelCreditLimits.page, ...query },
      signal,
    })
    .then(parseBody(travelCreditPageSchema))

/** Whose list a credit is in: that of the company, or of a person. */
export interface CreditOwner extends CompanyRef {
  profileId?: string
}

/**
 * POST companies/{companyId}/credits/{creditId}/uses, or .../profiles/{profileId}/credits/{creditId}/uses for the
 * person's own; 412 and 409 with the credit as it is now.
 */
export const postCreditUse = (
  { companyId, profileId, creditId, ...use }: CreditOwner & CreditUse,
  signal: AbortSignal,
) => {
  const path = `credits/${encodeURIComponent(creditId)}/uses`
  const sent =
    profileId === undefined
      ? companyHttp.post(`${company({ companyId })}/${path}`, use, { signal })
      : mainHttp.post(`${profilePath({ companyId, profileId })}/${path}`, use, { signal })
  return sent.then(parseBody(travelCreditSchema))
}

/** Days are `yyyy-MM-dd`, both included. */
export interface CancellationQuery {
  pageNumber: number
  search: string
  from: string | undefined
  to: string | undefined
  costCenterId: string | undefined
  sort: CancellationSort
}

/** GET companies/{companyId}/cancellations: a page of the company's cancelled trips, with totals. */
export const getCancellations = ({ companyId, ...query }: CompanyRef & CancellationQuery, signal: AbortSignal) =>
  companyHttp
    .get(`${company({ companyId })}/cancellations`, {
      params: { ...query, pageSize: travelCreditLimits.page },
      signal,
    })
    .then(parseBody(cancelledTripPageSchema))

const addressOf = (path: string, query: Record<string, string | number | undefined>) => {
  const { pageNumber: _pageNumber, pageSize: _pageSize, ...asked } = query
  const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  return `${path}?${new URLSearchParams(given)}`
}

/**
 * GET companies/{companyId}/credits/table, or .../profiles/{profileId}/credits/table for the person's own: the address of
 * all credits of a list, as a table.
 */
export const creditTablePath = ({ companyId, profileId }: CreditOwner, query: CreditQuery): string =>
  addressOf(
    `${profileId === undefined ? company({ companyId }) : profilePath({ companyId, profileId })}/credits/table`,
    { ...query },
  )

/** GET companies/{companyId}/cancellations/table: the address of all cancellations of a list, as a table. */
export const cancellationTablePath = ({ companyId }: CompanyRef, query: CancellationQuery): string =>
  addressOf(`${company({ companyId })}/cancellations/table`, { ...query })
