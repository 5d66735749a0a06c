import { type ChangedFirstSteps, firstStepsSchema, invitedAllSchema } from '#contract/admin/firstSteps.ts'
import { limits } from '#contract/fields/limits.ts'
import { missingDetailsSchema } from '#contract/profile/missingDetails.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

/** GET admin/companies/{c}/missing-details: a page of the people who wait for an administrator. */
export const getMissingDetails = (
  { companyId, pageNumber }: { companyId: string; pageNumber: number },
  signal: AbortSignal,
) =>
  companyHttp
    .get(`/admin/companies/${encodeURIComponent(companyId)}/missing-details`, {
      params: { pageNumber, pageSize: limits.waitingPage },
      signal,
    })
    .then(parseBody(missingDetailsSchema))

const firstStepsPath = (companyId: string) => `/admin/companies/${encodeURIComponent(companyId)}/first-steps`

/** GET admin/companies/{c}/first-steps: the setup steps of a company before its people book, with their state. */
export const getFirstSteps = (companyId: string, signal: AbortSignal) =>
  companyHttp.get(firstStepsPath(companyId), { signal }).then(parseBody(firstStepsSchema))

/** PUT admin/companies/{c}/first-steps: records the steps that stay as they are, and whether the list is hidden. */
export const putFirstSteps = (
  { companyId, steps }: { companyId: string; steps: ChangedFirstSteps },
  signal: AbortSignal,
) => companyHttp.put(firstStepsPath(companyId), steps, { signal }).then(parseBody(firstStepsSchema))

/** POST admin/companies/{c}/first-steps/invitations: invites the next employees who were never invited. */
export const postInvitations = (companyId: string, signal: AbortSignal) =>
  companyHttp.post(`${firstStepsPath(companyId)}/invitations`, {}, { signal }).then(parseBody(invitedAllSchema))
