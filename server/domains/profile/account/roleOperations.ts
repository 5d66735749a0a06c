import { addRolesSchema, profileRolesSchema, setRolesSchema } from '#contract/session/roles.ts'
import { changeRoles } from '#server/domains/profile/account/changeRoles.ts'
import { rolesOf } from '#server/domains/profile/account/roles.ts'
import { profileAdmin, profileOrAdmin } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'

const path = '/companies/:companyId/profiles/:profileId/roles'
const cites = '§6, §7 Profiles'
const shared = { api: 'main', cites, access: profileAdmin } as const

export const roleOperations = [
  operation({
    api: 'main',
    method: 'get',
    path,
    summary: 'Lists the roles of a person; an empty list means a traveler without roles.',
    cites,
    access: profileOrAdmin,
    answer: profileRolesSchema,
    handle: async ({ params, services }) => ({ roles: await rolesOf(services.db, params.profileId) }),
  }),
  operation({
    ...shared,
    method: 'post',
    path,
    summary:
      'Adds roles to a person. Where the company has another Admin, that Admin must first approve the roles Admin, FinancialOfficer and RiskAdvisor, and any role an Admin adds to themself.',
    body: addRolesSchema,
    answer: profileRolesSchema,
    handle: ({ caller, params, body, services }) =>
      changeRoles((held) => [...held, ...body.roles], { profileRef: params, caller, services }),
  }),
  operation({
    ...shared,
    method: 'put',
    path,
    summary:
      'Replaces the roles of a person. Where the company has another Admin, that Admin must first approve the new roles Admin, FinancialOfficer and RiskAdvisor, and any new role of an Admin for themself. 412 when the current roles differ from the expected ones, 409 when the company would have no Admin.',
    body: setRolesSchema,
    answer: profileRolesSchema,
    handle: ({ caller, params, body, services }) =>
      changeRoles(() => body.roles, { profileRef: params, caller, services, expected: body.expected }),
  }),
]
