import { z } from 'zod'
import {
  obtAddressSchema,
  obtQuerySchema,
  samlAddressSchema,
  samlInitQuerySchema,
  type ObtAddress,
  type ObtQuery,
} from '#contract/booking/bookingTool.ts'
import type { ObtKind } from '#contract/booking/obtKinds.ts'
import { toolParameters, toolDoors, toolPath } from '#contract/booking/toolAddress.ts'
import { cultureOf, type LocaleCode } from '#contract/texts/locales.ts'
import { addressElsewhere } from '#server/domains/booking/sso/doors.ts'
import { checkBookingRight } from '#server/domains/booking/sso/bookingRight.ts'
import type { Opening } from '#server/domains/booking/sso/checkOpening.ts'
import { samlAddress } from '#server/domains/booking/saml/issue.ts'
import { createSsoCode } from '#server/domains/booking/sso/ssoCode.ts'
import { refusalMessages, type BookingRefusal } from '#server/domains/booking/sso/bookingRefusal.ts'
import { loadPerson } from '#server/domains/profile/person.ts'
import { ownEmployee, ownProfile } from '#server/http/access/access.ts'
import type { Caller } from '#server/http/access/caller.ts'
import { badInput, notAllowed, notFound } from '#server/http/answers/envelope.ts'
import { operation } from '#server/http/operations/operation.ts'
import type { BrowserCookie } from '#server/http/answers/sendCookie.ts'
import type { Services } from '#server/services/services.ts'

interface BookingContext {
  caller: Caller
  locale: LocaleCode | undefined
  services: Services
  giveCookie: (cookie: BrowserCookie) => void
}

const refused = (messageCode: BookingRefusal): ObtAddress => ({
  successfull: false,
  messageCode,
  message: refusalMessages[messageCode],
})

/** Returns the address of the tool for a booking right, or the reason why it does not open (§8). */
async function openTool(
  { caller, locale, services, giveCookie }: BookingContext,
  query: Pick<ObtQuery, 'travelerType' | 'otherTravelerProfileId'> = {},
): Promise<ObtAddress> {
  const { travelerType = 'self' as const, otherTravelerProfileId } = query
  if (travelerType === 'traveler' && !otherTravelerProfileId)
    throw badInput('The field "otherTravelerProfileId" is missing. Name the traveler to book for.')
  const isForTraveler = travelerType === 'traveler' && otherTravelerProfileId
  const right = { travelerType, travelerProfileId: isForTraveler ? otherTravelerProfileId : caller.profileId }
  const checked = await checkBookingRight(caller, right, services)
  if (checked.status === 'unknownPerson') throw notFound()
  if (checked.status === 'notApproved') throw notAllowed()
  if (checked.status === 'refused') return refused(checked.refusal)
  const { company } = checked.people.booker
  if (!company.obtKind) return refused('obtNotConfigured')
  const { accountId, grantId } = caller
  const opening = { accountId, grantId, ...right, obtKind: company.obtKind }
  const elsewhere = addressElsewhere(company)
  const { url, cookie } = elsewhere ? { url: elsewhere } : await ownAddress(opening, caller.profileId, services)
  if (cookie) giveCookie(cookie)
  return {
    successfull: true,
    data: { url: elsewhere ? url : inLocale(url, company.obtKind, locale), name: company.obtKind },
  }
}

/**
 * Adds the person's locale to the address. The application adds it to the first-party tool by itself (§7); addresses of
 * other tools stay unchanged.
 */
function inLocale(url: string, kind: ObtKind, locale: LocaleCode | undefined): string {
  if (kind === 'ZIIOBT' || !locale) return url
  const told = new URL(url)
  told.searchParams.set(toolParameters.locale, cultureOf(locale))
  return told.href
}

/** The one-time address of this backend's own tool, and the cookie of the browser that may open it. */
async function ownAddress(
  opening: Opening,
  bookerProfileId: string,
  services: Services,
): Promise<{ url: string; cookie?: BrowserCookie }> {
  if (opening.obtKind === 'saml') return samlAddress(services, opening, bookerProfileId)
  const { code, cookie } = await createSsoCode(services, opening)
  const door = `${services.env.PUBLIC_URL}${toolPath}/${toolDoors[opening.obtKind]}`
  return { url: `${door}?${toolParameters.userToken}=${code}`, cookie }
}

export const bookingOperations = [
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/obt',
    summary:
      'Returns the address to open the booking tool: for the caller, for a guest, or for a traveler who has approved the caller.',
    cites: '§5, §7 Booking tool, §8',
    access: ownProfile,
    query: z.strictObject(obtQuerySchema.shape),
    answer: obtAddressSchema,
    handle: async ({ params, query, ...context }) => {
      if (query.companyId !== params.companyId || query.profileId !== params.profileId)
        throw badInput('The fields "companyId" and "profileId" must be those of the path. Send the same ids.')
      return openTool(context, query)
    },
  }),
  operation({
    api: 'main',
    method: 'get',
    path: '/companies/:companyId/profiles/:profileId/concur-sso-url',
    summary: 'Returns the address to open Concur for the caller; unsuccessful for a company with another tool.',
    cites: '§7 Profiles',
    access: ownProfile,
    answer: obtAddressSchema,
    handle: async ({ params, ...context }) => {
      const { company } = await loadPerson(context.services.db, params.companyId, params.profileId)
      return company.obtKind === 'Concur' ? openTool(context) : refused('obtNotConfigured')
    },
  }),
  operation({
    api: 'authentication',
    method: 'get',
    path: '/companies/:companyId/employees/:employeeId/saml-init',
    summary:
      'Returns the address to open a tool with SAML sign-in for the caller, with the artifact of a signed response. Unsuccessful for a company with another tool.',
    cites: '§5, §7 Booking tool',
    access: ownEmployee,
    query: z.strictObject(samlInitQuerySchema.shape),
    answer: samlAddressSchema,
    handle: async ({ params: { companyId }, query, ...context }) => {
      const { company } = await loadPerson(context.services.db, companyId, context.caller.profileId)
      const isTheirs = company.obtKind === 'saml' && query.toolName === company.obtKind
      if (!isTheirs) return refused('obtNotConfigured')
      const opened = await openTool(context)
      return { ...opened, url: opened.data?.url }
    },
  }),
]
