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
