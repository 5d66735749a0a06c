import type { ChangedCreditCard, NewCreditCard } from '#contract/payment/cardChanges.ts'
import {
  cardAssignmentsSchema,
  type ChangedAssignments,
  companyCardLimits,
  companyCardListSchema,
  companyCardPageSchema,
  companyCardSchema,
} from '#contract/admin/companyCards.ts'
import { removedSchema } from '#contract/profile/travelDocuments.ts'
import type { CostCenterRef } from '@/domains/admin/costCenters.api'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import type { CompanyRef } from '@/http/paths'

/** A card of the company, by its cost center. */
export interface CompanyCardRef extends CostCenterRef {
  creditCardId: string
}

const company = ({ companyId }: CompanyRef) => `/admin/companies/${encodeURIComponent(companyId)}`
const ofCenter = ({ costCenterId, ...companyRef }: CostCenterRef) =>
  `${company(companyRef)}/cost-centers/${encodeURIComponent(costCenterId)}/payment-methods`
const one = ({ creditCardId, ...centerRef }: CompanyCardRef) =>
  `${ofCenter(centerRef)}/${encodeURIComponent(creditCardId)}`

interface CompanyCardsQuery extends CompanyRef {
  pageNumber: number
  /** A part of the name, the brand, the last digits, or the number or name of the cost center. */
  term: string
  /** Only the cards of this cost center. */
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

/**
 * POST admin/companies/{companyId}/cost-centers/{costCenterId}/payment-methods; 409 for a number the company has, for a
 * card too many, and `costCenterInactive`.
 */
export const postCompanyCard = ({ card, ...centerRef }: CostCenterRef & { card: NewCreditCard }, signal: AbortSignal) =>
  companyHttp.post(ofCenter(centerRef), card, { signal }).then(parseBody(companyCardSchema))

/** GET .../payment-methods: the cards of a cost center. */
export const getCardsOfCostCenter = (centerRef: CostCenterRef, signal: AbortSignal) =>
  companyHttp.get(ofCenter(centerRef), { signal }).then(parseBody(companyCardListSchema))

/** GET .../payment-methods/{creditCardId} */
export const getCompanyCard = (cardRef: CompanyCardRef, signal: AbortSignal) =>
  companyHttp.get(one(cardRef), { signal }).then(parseBody(companyCardSchema))

/** PUT .../payment-methods/{creditCardId}; 412 with the card as it is when it was changed meanwhile. */
export const putCompanyCard = (
  { card, ...cardRef }: CompanyCardRef & { card: ChangedCreditCard },
  signal: AbortSignal,
) => companyHttp.put(one(cardRef), card, { signal }).then(parseBody(companyCardSchema))

/** DELETE .../payment-methods/{creditCardId}?version=; the people it paid for lose it. */
export const deleteCompanyCard = ({ version, ...cardRef }: CompanyCardRef & { version: number }, signal: AbortSignal) =>
  companyHttp.delete(one(cardRef), { params: { version }, signal }).then(parseBody(removedSchema))

/** GET .../payment-methods/{creditCardId}/assignments: the people and cost centers a card pays for. */
export const getCardAssignments = (cardRef: CompanyCardRef, signal: AbortSignal) =>
  companyHttp.get(`${one(cardRef)}/assignments`, { signal }).then(parseBody(cardAssignmentsSchema))

/**
 * PUT .../assignments: replaces the people and cost centers a card pays for; 412 with the present ones when another
 * administrator changed them meanwhile.
 */
export const putCardAssignments = (
  { assignments, ...cardRef }: CompanyCardRef & { assignments: ChangedAssignments },
  signal: AbortSignal,
) => companyHttp.put(`${one(cardRef)}/assignments`, assignments, { signal }).then(parseBody(cardAssignmentsSchema))
