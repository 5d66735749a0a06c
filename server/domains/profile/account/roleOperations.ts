import { addRolesSchema, profileRolesSchema, setRolesSchema } from '#contract/roles.ts'
import { changeRoles } from '#server/domains/profile/account/changeRoles.ts'
import { rolesOf } from '#server/domains/profile/account/roles.ts'
import { profileAdmin, profileOrAdmin } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'

const path = '/companies/:companyId/profiles/:profileId/roles'
const cites = '§6, §7 Profiles'

export const roleOperations = [
  operation({
    api: 'main',
    method: 'get',
    path,
    summary: 'The roles a person holds; none means traveller.',
    cites,
    access: profileOrAdmin,
    answer: profileRolesSchema,
    handle: async ({ params, services }) => ({ roles: await rolesOf(services.db, params.profileId) }),
  }),
  operation({
    api: 'main',
    method: 'post',
    path,
    summary:
      'Adds roles to those a person holds. Admin, FinancialOfficer and RiskAdvisor, and any of an Admin themself, are asked for where there is another Admin, and given once one allows them.',
    cites,
    access: profileAdmin,
    body: addRolesSchema,
    answer: profileRolesSchema,
    handle: ({ caller, params, body, services }) =>
      changeRoles((held) => [...held, ...body.roles], { profileRef: params, caller, services }),
  }),
  operation({
    api: 'main',
    method: 'put',
    path,
    summary:
      'Sets the roles a person holds; Admin, FinancialOfficer and RiskAdvisor, and any new one of an Admin themself, are only asked for where there is another Admin. 412 where they are not what was expected, 409 where the company would be left without an Admin.',
    cites,
    access: profileAdmin,
    body: setRolesSchema,
    answer: profileRolesSchema,
    handle: ({ caller, params, body, services }) =>
      changeRoles(() => body.roles, { profileRef: params, caller, services, expected: body.expected }),
  }),
]
