import { eq } from 'drizzle-orm'
import { changedSettingsSchema, companySettingsSchema } from '#contract/admin/companySettings.ts'
import { givenRoles, roleListSchema } from '#contract/session/roles.ts'
import { companies } from '#server/db/schema/company/company.ts'
import { adminRequest } from '#server/domains/admin/adminContext.ts'
import { companyAdmin } from '#server/http/access/access.ts'
import { notFound } from '#server/http/answers/envelope.ts'
import { operation } from '#server/http/operations/operation.ts'
import { changeSettings } from './changeSettings.ts'
import { presentSettings } from './presentSettings.ts'

const shared = { api: 'company', cites: '§7 Administration', access: companyAdmin } as const

/** §7 Administration: settings of the company, and roles. */
export const settingsOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/admin/companies/:companyId/settings',
    summary: 'Returns the settings of the company.',
    answer: companySettingsSchema,
    handle: async ({ params, services }) => {
      const [company] = await services.db.select().from(companies).where(eq(companies.id, params.companyId))
      if (!company) throw notFound()
      return presentSettings(company)
    },
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/admin/companies/:companyId/settings',
    summary:
      'Changes the settings of the company in the given version; currency and e-mail domain cannot change. 412 with the stored settings.',
    cites: 'Beyond §7; §3 Configuration, §6',
    addition: 'companysettings',
    body: changedSettingsSchema,
    answer: companySettingsSchema,
    handle: ({ body, ...call }) => changeSettings(body, adminRequest(call)),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/admin/roles',
    summary: 'Lists the roles of §6 that an Admin can add and remove.',
    cites: '§6, §7 Administration',
    answer: roleListSchema,
    handle: async () => givenRoles.map((name) => ({ name })),
  }),
]
