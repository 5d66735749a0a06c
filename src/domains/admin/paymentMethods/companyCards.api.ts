import {
  cardAssignmentsSchema,
  type ChangedAssignments,
  type ChangedCompanyCard,
  companyCardLimits,
  companyCardPageSchema,
  companyCardSchema,
  type NewCompanyCard,
} from '#contract/companyCards.ts'
import { removedSchema } from '#contract/travelDocuments.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

interface CompanyRef {
  companyId: string
}
/** One card of the company. */
export interface CompanyCardRef extends CompanyRef {
  creditCardId: string
}

const company = ({ companyId }: CompanyRef) => `/admin/companies/${encodeURIComponent(companyId)}`
const one = ({ creditCardId, ...companyRef }: CompanyCardRef) =>
  `${company(companyRef)}/payment-methods/${encodeURIComponent(creditCardId)}`

interface CompanyCardsQuery extends CompanyRef {
  pageNumber: number
  /** A part of a name, of the cost center, or the last digits. */
  search: string
  /** Only the cards that one cost center keeps. */
  costCenterId?: string | undefined
}

/** GET admin/companies/{companyId}/payment-methods: a page of the company's cards. */
export const getCompanyCards = ({ companyId, ...query }: CompanyCardsQuery, signal: AbortSignal) =>
  companyHttp
    .get(`${company({ companyId })}/payment-methods`, {
      params: { ...query, pageSize: companyCardLimits.page },
      signal,
    })
    .then(parseBody(companyCardPageSchema))

/** POST admin/companies/{companyId}/cost-centers/{costCenterId}/payment-methods; 409 for a number the company has. */
export const postCompanyCard = (
  { companyId, costCenterId, card }: CompanyRef & { costCenterId: string; card: NewCompanyCard },
  signal: AbortSignal,
) =>
  companyHttp
    .post(`${company({ companyId })}/cost-centers/${encodeURIComponent(costCenterId)}/payment-methods`, card, {
      signal,
    })
    .then(parseBody(companyCardSchema))

/** GET .../payment-methods/{creditCardId} */
export const getCompanyCard = (cardRef: CompanyCardRef, signal: AbortSignal) =>
  companyHttp.get(one(cardRef), { signal }).then(parseBody(companyCardSchema))

/** PUT .../payment-methods/{creditCardId}; 412 with the card as it is when it was changed meanwhile. */
export const putCompanyCard = (
  { card, ...cardRef }: CompanyCardRef & { card: ChangedCompanyCard },
  signal: AbortSignal,
) => companyHttp.put(one(cardRef), card, { signal }).then(parseBody(companyCardSchema))

/** DELETE .../payment-methods/{creditCardId}?version=; whom it paid for have one card less. */
export const deleteCompanyCard = ({ version, ...cardRef }: CompanyCardRef & { version: number }, signal: AbortSignal) =>
  companyHttp.delete(one(cardRef), { params: { version }, signal }).then(parseBody(removedSchema))

/** GET .../payment-methods/{creditCardId}/assignments: whom a card pays for. */
export const getCardAssignments = (cardRef: CompanyCardRef, signal: AbortSignal) =>
  companyHttp.get(`${one(cardRef)}/assignments`, { signal }).then(parseBody(cardAssignmentsSchema))

/** PUT .../assignments: all whom it pays for from now on; 412 with those it pays for when that was changed meanwhile. */
export const putCardAssignments = (
  { assignments, ...cardRef }: CompanyCardRef & { assignments: ChangedAssignments },
  signal: AbortSignal,
) => companyHttp.put(`${one(cardRef)}/assignments`, assignments, { signal }).then(parseBody(cardAssignmentsSchema))
