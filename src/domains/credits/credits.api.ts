import {
  cancelledTripPageSchema,
  type CreditSort,
  type CreditState,
  travelCreditLimits,
  travelCreditPageSchema,
  travelCreditSchema,
} from '#contract/travelCredits.ts'
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

/** GET companies/{companyId}/cancellations: a page of the company's cancelled trips. */
export const getCancellations = (
  { companyId, ...query }: CompanyRef & { pageNumber: number; search: string },
  signal: AbortSignal,
) =>
  companyHttp
    .get(`${company({ companyId })}/cancellations`, {
      params: { ...query, pageSize: travelCreditLimits.page },
      signal,
    })
    .then(parseBody(cancelledTripPageSchema))
