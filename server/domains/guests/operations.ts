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
} from '#contract/guests.ts'
import { searchTerm } from '#contract/fields.ts'
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
import { guestManager } from '#server/http/access.ts'
import { operation } from '#server/http/operation.ts'
import { pageQuery } from '#server/http/paging.ts'

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
    summary: 'One page of the guests of the company, found by name or address, and how many are in each state.',
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
    summary: 'Up to ten guests of the company whose time ends within the next days, those that end first at the head.',
    answer: endingGuestListSchema,
    handle: ({ params, services }) => endingGuests(params.companyId, services),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/guest-hosts',
    summary:
      'Up to ten employees who can receive guests, found by their id, or at least two letters of their name or address.',
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
      'Adds a guest; whoever may sign in is invited by mail. 400 `employeeEmail` for the address of an employee, who is arranged for instead.',
    creates: true,
    body: newGuestSchema,
    answer: guestDetailSchema,
    handle: ({ params, body, ...managing }) => addGuest(params.companyId, body, managing),
  }),
  operation({
    ...shared,
    method: 'get',
    path: '/companies/:companyId/guests/:employeeId',
    summary: 'One guest. 404 for an employee, and for a guest whose personal details were removed.',
    answer: guestDetailSchema,
    handle: ({ params, ...managing }) => guestDetail(params, managing),
  }),
  operation({
    ...shared,
    method: 'put',
    path: '/companies/:companyId/guests/:employeeId',
    summary:
      'Changes a guest. Access that is taken ends their sign-ins, access that is given sends an invitation. 412 with the guest as they are for another version.',
    body: changedGuestSchema,
    answer: guestDetailSchema,
    handle: ({ params, body, ...managing }) => editGuest(params, body, managing),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/guests/:employeeId/extension',
    summary: 'Sets the last day of a guest; whoever was deactivated, or is past the end, is a guest again.',
    body: guestExtensionSchema,
    answer: guestDetailSchema,
    handle: ({ params, body, ...managing }) => extendGuest(params, body.endDate, managing),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/guests/:employeeId/deactivation',
    summary: 'Ends the time of a guest at once: they are signed out everywhere, and nobody can book for them.',
    answer: guestDetailSchema,
    handle: ({ params, ...managing }) => deactivateGuest(params, managing),
  }),
  operation({
    ...shared,
    method: 'post',
    path: '/companies/:companyId/guests/:employeeId/invitation',
    summary:
      'Sends the invitation again; the link before it works no more. 409 for whoever has signed in or may not, 429 within an hour of the last one.',
    answer: guestDetailSchema,
    handle: ({ params, ...managing }) => inviteAgain(params, managing),
  }),
  operation({
    ...shared,
    method: 'delete',
    path: '/companies/:companyId/guests/:employeeId',
    summary: 'Removes a guest who has no trip. 409 for one who has.',
    query: versionQuery,
    answer: removedGuestSchema,
    handle: async ({ params, query, ...managing }) => {
      await removeGuest(params, query.version, managing)
      return { employeeId: params.employeeId }
    },
  }),
]
