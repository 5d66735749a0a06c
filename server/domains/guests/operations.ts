import { z } from 'zod'
import {
  changedGuestSchema,
  endingGuestListSchema,
  guestDetailSchema,
  guestExtensionSchema,
  guestHostListSchema,
  guestLimits,
  guestPageSchema,
  guestSorts,
  guestStatuses,
  newGuestSchema,
  removedGuestSchema,
} from '#contract/arranger/guests.ts'
import { searchTerm } from '#contract/fields/fields.ts'
import { addGuest } from '#server/domains/guests/addGuest.ts'
import { editGuest } from '#server/domains/guests/editGuest.ts'
import { guestDetail } from '#server/domains/guests/findGuest.ts'
import { guestList } from '#server/domains/guests/guestList.ts'
import { endingGuests } from '#server/domains/guests/endingGuests.ts'
import { findHosts } from '#server/domains/guests/hosts.ts'
import { inviteAgain } from '#server/domains/guests/inviteGuest.ts'
import { deactivateGuest, extendGuest } from '#server/domains/guests/lifeCycle.ts'
import { removeGuest } from '#server/domains/guests/removeGuest.ts'
import { versionQuery } from '#server/domains/profile/editSection.ts'
import { guestManager } from '#server/http/access/access.ts'
import { operation } from '#server/http/operations/operation.ts'
import { pageQuery } from '#server/http/answers/paging.ts'

const shared = {
  api: 'company',
  cites: 'Beyond §7; §2, §6',
  addition: 'guestmanagement',
  access: guestManager,
} as const

export const guestOperations = [
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/guests',
    summary: 'Lists the guests of the company by page, searched by name or address, with the number in each state.',
    query: z.strictObject({
      ...pageQuery(guestLimits.page),
      search: searchTerm,
      status: z.optional(z.enum(guestStatuses)),
      sort: z.enum(guestSorts).default('name:asc'),
    }),
    answer: guestPageSchema,
    handle: ({ params, query, language, services }) => guestList(params.companyId, query, { language, services }),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/guests-ending',
    summary: 'Lists at most ten guests of the company whose stay ends within the next days, earliest first.',
    answer: endingGuestListSchema,
    handle: ({ params, services }) => endingGuests(params.companyId, services),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/guest-hosts',
    summary: 'Searches at most ten employees who can be hosts, by id or by at least two letters of name or address.',
    query: z.strictObject({ search: searchTerm }),
    answer: guestHostListSchema,
    handle: ({ params, query, language, services }) =>
      findHosts(services.db, params.companyId, { search: query.search, language }),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/guests',
    summary:
      'Adds a guest, sends an invitation by mail to a guest with access, and tells the host by mail. 400 `employeeEmail` for the address of an employee; an arranger can book for employees.',
    creates: true,
    body: newGuestSchema,
    answer: guestDetailSchema,
    handle: ({ params, body, ...context }) => addGuest(params.companyId, body, context),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/guests/:employeeId',
    summary: 'Returns one guest. 404 for an employee, and for a guest whose personal details were erased.',
    answer: guestDetailSchema,
    handle: ({ params, ...context }) => guestDetail(params, context),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/companies/:companyId/guests/:employeeId',
    summary:
      'Updates a guest. Removing access ends their sign-ins, adding access sends an invitation. 412 with the current guest for another version.',
    body: changedGuestSchema,
    answer: guestDetailSchema,
    handle: ({ params, body, ...context }) => editGuest(params, body, context),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/guests/:employeeId/extension',
    summary: 'Sets the last day of a guest. A deactivated or expired guest becomes active again.',
    body: guestExtensionSchema,
    answer: guestDetailSchema,
    handle: ({ params, body, ...context }) => extendGuest(params, body.endDate, context),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/guests/:employeeId/deactivation',
    summary: 'Deactivates a guest at once: all sign-ins end, and no trips can be booked for them.',
    answer: guestDetailSchema,
    handle: ({ params, ...context }) => deactivateGuest(params, context),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/guests/:employeeId/invitation',
    summary:
      'Sends the invitation again; the earlier link stops working. 409 for a guest who has signed in or has no access, 429 within an hour of the last invitation.',
    answer: guestDetailSchema,
    handle: ({ params, ...context }) => inviteAgain(params, context),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/companies/:companyId/guests/:employeeId',
    summary: 'Deletes a guest without trips. 409 for a guest with trips.',
    query: versionQuery,
    answer: removedGuestSchema,
    handle: async ({ params, query, ...context }) => {
      await removeGuest(params, query.version, context)
      return { employeeId: params.employeeId }
    },
  }),
]
