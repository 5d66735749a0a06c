import { type ChangedFirstSteps, firstStepsSchema } from '#contract/firstSteps.ts'
import { limits } from '#contract/limits.ts'
import { missingDetailsSchema } from '#contract/missingDetails.ts'
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

/** GET admin/companies/{c}/first-steps: what the company sets up before its people book, and what of it is done. */
export const getFirstSteps = (companyId: string, signal: AbortSignal) =>
  companyHttp.get(firstStepsPath(companyId), { signal }).then(parseBody(firstStepsSchema))

/** PUT admin/companies/{c}/first-steps: which steps stay as they are, and whether all are put away. */
export const putFirstSteps = (
  { companyId, steps }: { companyId: string; steps: ChangedFirstSteps },
  signal: AbortSignal,
) => companyHttp.put(firstStepsPath(companyId), steps, { signal }).then(parseBody(firstStepsSchema))
