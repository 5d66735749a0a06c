import type { DeskMessage, DeskRequest, DeskThread, QueueRequest, QueueThread } from '#contract/support/helpDesk.ts'

export const makeDeskTrip = (changed: Partial<NonNullable<DeskRequest['trip']>> = {}) => ({
  bookingId: 'ABC123',
  origin: 'Montréal',
  destination: 'Vancouver',
  departureDate: '2026-06-10T08:00',
  returnDate: '2026-06-14T18:00',
  endsOn: '2026-06-14',
  tripStatus: 'Upcoming' as const,
  ...changed,
})

export const makeDeskRequest = (changed: Partial<DeskRequest> = {}): DeskRequest => ({
  id: 'hd-1',
  topic: 'dates',
  status: 'open',
  trip: makeDeskTrip(),
  isUrgent: false,
  openedAt: '2026-05-12T08:00:00.000Z',
  changedAt: '2026-05-12T08:00:00.000Z',
  isUnread: false,
  agent: null,
  reopensUntil: null,
  ...changed,
})

export const makeDeskMessage = (changed: Partial<DeskMessage> = {}): DeskMessage => ({
  id: 'message-1',
  from: 'person',
  author: 'Camille Tremblay',
  text: 'Can I fly home one day later?',
  at: '2026-05-12T08:00:00.000Z',
  ...changed,
})

export const makeDeskThread = (changed: Partial<DeskThread> = {}): DeskThread => ({
  ...makeDeskRequest(),
  messages: [makeDeskMessage()],
  ...changed,
})

export const makeQueueRequest = (changed: Partial<QueueRequest> = {}): QueueRequest => ({
  ...makeDeskRequest(),
  person: 'Camille Tremblay',
  company: 'Aurora Industries',
  waitingSince: '2026-05-12T08:00:00.000Z',
  isMine: false,
  ...changed,
})

export const makeQueueMessage = (changed: Partial<QueueThread['messages'][number]> = {}) => ({
  ...makeDeskMessage(changed),
  isMine: false,
  ...changed,
})

export const makeQueueThread = (changed: Partial<QueueThread> = {}): QueueThread => ({
  ...makeQueueRequest(),
  messages: [makeQueueMessage()],
  phone: '+1 514 555 0142',
  cultureCode: 'fr-CA',
  version: 5,
  ...changed,
})

/** A page of the queue with one request of each status. */
export const makeQueuePage = (rows: QueueRequest[]) => ({
  nextPage: null,
  prevPage: null,
  totalItemCount: rows.length,
  totalPageCount: 1,
  responseData: rows,
  statusCounts: {
    open: rows.filter(({ status }) => status === 'open').length,
    waiting: rows.filter(({ status }) => status === 'waiting').length,
    solved: rows.filter(({ status }) => status === 'solved').length,
  },
})
