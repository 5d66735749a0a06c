import type { TravelRequest } from '#contract/approvals/requests.ts'

/** The body of a request that nothing is wrong with. */
export const aRequest = {
  purpose: 'Workshop',
  places: [{ code: 'YYZ' }],
  from: '2099-05-04',
  until: '2099-05-05',
  estimate: 900,
}

/** An approved request of the reader for a week in Toronto, of which nothing is used. */
export const makeTravelRequest = (changed: Partial<TravelRequest> = {}): TravelRequest => ({
  id: 'r-1',
  purpose: 'Client workshop',
  places: [{ code: 'YYZ', name: 'Toronto' }],
  from: '2026-06-08',
  until: '2026-06-12',
  currency: 'CAD',
  estimate: 2000,
  status: 'approved',
  decider: '',
  dueAt: null,
  decision: { by: 'Olivier Bouchard', at: '2026-05-04T13:00:00.000Z', comment: '' },
  left: 2000,
  trips: [],
  isUsable: true,
  canCorrect: false,
  canWithdraw: true,
  ...changed,
})

/** A page of requests. */
export const makeRequestPage = (responseData: readonly TravelRequest[]) => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: responseData.length,
  totalPageCount: responseData.length > 0 ? 1 : 0,
  responseData,
  currency: 'CAD',
})
