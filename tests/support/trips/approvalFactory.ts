import type { TripApproval } from '#contract/trips/tripApproval.ts'

/** The standing of a trip that waits for approval. */
export const makeApproval = (changed: Partial<TripApproval> = {}): TripApproval => ({
  status: 'pendingApproval',
  isChange: false,
  decider: 'Olivier Bouchard',
  dueAt: '2026-05-11T15:00:00Z',
  heldUntil: '2026-05-12T09:00:00Z',
  canRemind: true,
  remindFrom: '2026-05-09T10:00:00Z',
  decision: null,
  ...changed,
})

/** Its standing after a decision. */
export const makeDecided = (
  status: 'approved' | 'declined' | 'sentBack',
  { comment = '', by = 'Olivier Bouchard', isChange = false } = {},
): TripApproval =>
  makeApproval({
    status,
    isChange,
    decider: '',
    dueAt: null,
    heldUntil: status === 'sentBack' ? '2026-05-12T09:00:00Z' : null,
    canRemind: false,
    remindFrom: null,
    decision: { by, at: '2026-05-08T15:00:00Z', comment },
  })
