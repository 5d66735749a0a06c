import type { TravelCredit, TravelCreditPage } from '#contract/payment/travelCredits.ts'

export const makeCredit = (changed: Partial<TravelCredit> = {}): TravelCredit => ({
  id: 'c-1',
  profileId: 'p1',
  firstName: 'Camille',
  lastName: 'Tremblay',
  isForGuest: false,
  costCenter: 'Sales',
  bookingId: 'ABC123',
  airlineCode: 'AC',
  airlineName: 'Air Canada',
  currency: 'CAD',
  amount: 500,
  used: 100,
  rest: 400,
  changeFee: 124,
  issuedOn: '2026-02-01',
  validUntil: '2027-01-20',
  state: 'open',
  uses: [],
  version: 2,
  ...changed,
})

export const makeCreditPage = (
  responseData: TravelCredit[],
  changed: Partial<TravelCreditPage> = {},
): TravelCreditPage => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: responseData.length > 0 ? 1 : 0,
  responseData,
  stateCounts: { open: responseData.length },
  totals: [],
  airlines: [],
  costCenters: [],
  ...changed,
})
