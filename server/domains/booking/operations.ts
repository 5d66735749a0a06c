import { z } from 'zod'
import { obtAddressSchema, obtQuerySchema, samlAddressSchema, samlInitQuerySchema } from '#contract/bookingTool.ts'
import { toolParameters } from '#contract/toolAddress.ts'
import type { ObtAddress, ObtQuery, ToolTraveler } from '#contract/bookingTool.ts'
import type { ObtKind } from '#contract/obtKinds.ts'
import { samlAddress } from '#server/domains/booking/saml/issue.ts'
import { mintSsoCode } from '#server/domains/booking/ssoCode.ts'
import { bookingRefusal, refusalMessages } from '#server/domains/booking/verdict.ts'
import type { BookingRefusal } from '#server/domains/booking/verdict.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import type { Person } from '#server/domains/profile/person.ts'
import { ownEmployee, ownProfile } from '#server/http/access.ts'
import { arrangesFor } from '#server/http/accessFacts.ts'
import type { Caller } from '#server/http/caller.ts'
import { earliestDay } from '#server/time/earliestDay.ts'
import { badInput, notAllowed } from '#server/http/envelope.ts'
import { operation } from '#server/http/operation.ts'
import type { Services } from '#server/services/services.ts'

const refused = (messageCode: BookingRefusal): ObtAddress => ({
  successfull: false,
  messageCode,
  message: refusalMessages[messageCode],
})

async function openTool(caller: Caller, query: ObtQuery, services: Services): Promise<ObtAddress> {
  const booker = await loadPerson(services.db, caller.companyId, caller.profileId)
  const traveler = query.travelerType === 'traveler' ? await approvedTraveler(caller, query, services) : undefined
  const month = earliestDay(services.now()).slice(0, 7)
  const { travelerType } = query
  const refusal = bookingRefusal({ booker, bookerRoles: caller.roles, traveler, travelerType, month })
  if (refusal) return refused(refusal)
  return addressOf({ booker, traveler: traveler ?? booker, travelerType: travelerType ?? 'self' }, services)
}

/** @throws 404 for somebody unknown or of another company, 403 for a colleague who has not approved the caller */
async function approvedTraveler(caller: Caller, query: ObtQuery, { db }: Services): Promise<Person> {
  if (!query.otherTravelerProfileId)
    throw badInput('The field "otherTravelerProfileId" is missing. Name the traveller to book for.')
  const traveler = await loadPerson(db, caller.companyId, query.otherTravelerProfileId)
  if (!(await arrangesFor(db, caller, traveler.profile.id))) throw notAllowed()
  return traveler
}

/** Entry paths of the booking tool that take a one-time code. */
const doors: Partial<Record<ObtKind, string>> = { ZIIOBT: 'sso', Concur: 'concur', certify: 'certify' }

/** The address that opens the company's booking tool: this backend's own pages, or the company's own address. */
async function addressOf(
  { booker, traveler, travelerType }: { booker: Person; traveler: Person; travelerType: ToolTraveler },
  services: Services,
): Promise<ObtAddress> {
  const { obtKind, obtUrl } = booker.company
  if (!obtKind) return refused('obtNotConfigured')
  const opened = (url: string): ObtAddress => ({ successfull: true, data: { url, name: obtKind } })
  if (obtUrl && (obtKind === 'certify' || obtKind === 'saml')) return opened(obtUrl)
  const people = { bookerProfileId: booker.profile.id, travelerProfileId: traveler.profile.id }
  if (obtKind === 'saml') return opened(await samlAddress(services, people))
  const code = await mintSsoCode(services, { ...people, travelerType })
  return opened(`${services.env.PUBLIC_URL}/booking-tool/${doors[obtKind]}?${toolParameters.userToken}=${code}`)
}

export const bookingOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/obt',
    summary:
      'Where to open the booking tool: for oneself, for a guest, or for a traveller who has approved the caller.',
    cites: '§5, §7 Booking tool, §8',
    access: ownProfile,
    query: z.strictObject(obtQuerySchema.shape),
    answer: obtAddressSchema,
    handle: async ({ caller, params, query, services }) => {
      if (query.companyId !== params.companyId || query.profileId !== params.profileId)
        throw badInput('The fields "companyId" and "profileId" must be those of the path. Send the same ids.')
      return openTool(caller, query, services)
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/concur-sso-url',
    summary: 'Where to open Concur for oneself; unsuccessful for a company with another tool.',
    cites: '§7 Profiles',
    access: ownProfile,
    answer: obtAddressSchema,
    handle: async ({ caller, params, services }) => {
      const { company } = await loadPerson(services.db, params.companyId, params.profileId)
      return company.obtKind === 'Concur' ? openTool(caller, params, services) : refused('obtNotConfigured')
    },
  }),
  operation({
    api: 'authentication',
    method: 'get',
    path: '/companies/:companyId/employees/:employeeId/saml-init',
    summary:
      'Where to open a tool that signs in with SAML, for oneself: the address carries the artifact of a signed answer. Unsuccessful for another tool.',
    cites: '§5, §7 Booking tool',
    access: ownEmployee,
    query: z.strictObject(samlInitQuerySchema.shape),
    answer: samlAddressSchema,
    handle: async ({ caller, params: { companyId }, query, services }) => {
      const { company } = await loadPerson(services.db, companyId, caller.profileId)
      const isTheirs = company.obtKind === 'saml' && query.toolName === company.obtKind
      if (!isTheirs) return refused('obtNotConfigured')
      const opened = await openTool(caller, { companyId, profileId: caller.profileId }, services)
      return { ...opened, url: opened.data?.url }
    },
  }),
]
