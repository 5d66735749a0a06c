import { riskFeedsSchema } from '#contract/risk/advisories.ts'
import { alertListSchema } from '#contract/risk/alerts.ts'
import { companyHttp, mainHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import { type ProfileRef, profilePath } from '@/http/paths'

/**
 * GET companies/{c}/profiles/{p}/alerts/garda: the current alerts that concern the reader's own trips; a risk advisor gets
 * those of all travelers of the company, without names.
 */
export const getAlerts = ({ cultureCode, ...me }: ProfileRef & { cultureCode: string }, signal: AbortSignal) =>
  mainHttp.get(`${profilePath(me)}/alerts/garda`, { params: { cultureCode }, signal }).then(parseBody(alertListSchema))

/** GET companies/{c}/risk/feeds: how advice and alerts were last read; for Admin and RiskAdvisor. */
export const getRiskFeeds = ({ companyId }: { companyId: string }, signal: AbortSignal) =>
  companyHttp.get(`/companies/${encodeURIComponent(companyId)}/risk/feeds`, { signal }).then(parseBody(riskFeedsSchema))
