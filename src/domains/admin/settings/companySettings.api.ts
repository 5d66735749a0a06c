import { type ChangedSettings, companySettingsSchema } from '#contract/admin/companySettings.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import type { CompanyRef } from '@/http/paths'

const path = ({ companyId }: CompanyRef) => `/admin/companies/${encodeURIComponent(companyId)}/settings`

/** GET admin/companies/{companyId}/settings */
export const getCompanySettings = (company: CompanyRef, signal: AbortSignal) =>
  companyHttp.get(path(company), { signal }).then(parseBody(companySettingsSchema))

/** PUT admin/companies/{companyId}/settings; 412 with the settings as they are. */
export const putCompanySettings = (
  { settings, ...company }: CompanyRef & { settings: ChangedSettings },
  signal: AbortSignal,
) => companyHttp.put(path(company), settings, { signal }).then(parseBody(companySettingsSchema))
