import {
  type ChangedGuest,
  endingGuestListSchema,
  guestDetailSchema,
  guestHostListSchema,
  guestLimits,
  guestPageSchema,
  type GuestSort,
  type GuestStatus,
  type NewGuest,
  removedGuestSchema,
} from '#contract/arranger/guests.ts'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'
import type { EmployeeRef, CompanyRef } from '@/http/paths'

const company = ({ companyId }: CompanyRef) => `/companies/${encodeURIComponent(companyId)}`
const one = ({ companyId, employeeId }: EmployeeRef) =>
  `${company({ companyId })}/guests/${encodeURIComponent(employeeId)}`

interface GuestListQuery extends CompanyRef {
  pageNumber: number
  search: string
  status: GuestStatus | undefined
  sort: GuestSort
}

/** GET companies/{companyId}/guests: a page of the company's guests. */
export const getGuests = ({ companyId, ...query }: GuestListQuery, signal: AbortSignal) =>
  companyHttp
    .get(`${company({ companyId })}/guests`, { params: { ...query, pageSize: guestLimits.page }, signal })
    .then(parseBody(guestPageSchema))

/** GET companies/{companyId}/guests-ending: whose time as a guest is nearly over. */
export const getEndingGuests = (companyId: string, signal: AbortSignal) =>
  companyHttp.get(`${company({ companyId })}/guests-ending`, { signal }).then(parseBody(endingGuestListSchema))

/** GET companies/{companyId}/guest-hosts: employees who can receive guests, by their id, or a part of name or address. */
export const getGuestHosts = ({ companyId, search }: CompanyRef & { search: string }, signal: AbortSignal) =>
  companyHttp
    .get(`${company({ companyId })}/guest-hosts`, { params: { search }, signal })
    .then(parseBody(guestHostListSchema))

/** POST companies/{companyId}/guests */
export const postGuest = ({ companyId, guest }: CompanyRef & { guest: NewGuest }, signal: AbortSignal) =>
  companyHttp.post(`${company({ companyId })}/guests`, guest, { signal }).then(parseBody(guestDetailSchema))

/** GET companies/{companyId}/guests/{employeeId} */
export const getGuest = (guestRef: EmployeeRef, signal: AbortSignal) =>
  companyHttp.get(one(guestRef), { signal }).then(parseBody(guestDetailSchema))

/** PUT companies/{companyId}/guests/{employeeId}; 412 with the guest as they are when somebody changed them meanwhile. */
export const putGuest = ({ guest, ...guestRef }: EmployeeRef & { guest: ChangedGuest }, signal: AbortSignal) =>
  companyHttp.put(one(guestRef), guest, { signal }).then(parseBody(guestDetailSchema))

/** POST companies/{companyId}/guests/{employeeId}/extension */
export const extendGuest = ({ endDate, ...guestRef }: EmployeeRef & { endDate: string }, signal: AbortSignal) =>
  companyHttp.post(`${one(guestRef)}/extension`, { endDate }, { signal }).then(parseBody(guestDetailSchema))

/** POST companies/{companyId}/guests/{employeeId}/deactivation */
export const deactivateGuest = (guestRef: EmployeeRef, signal: AbortSignal) =>
  companyHttp.post(`${one(guestRef)}/deactivation`, undefined, { signal }).then(parseBody(guestDetailSchema))

/** POST companies/{companyId}/guests/{employeeId}/invitation */
export const inviteGuest = (guestRef: EmployeeRef, signal: AbortSignal) =>
  companyHttp.post(`${one(guestRef)}/invitation`, undefined, { signal }).then(parseBody(guestDetailSchema))

/** DELETE companies/{companyId}/guests/{employeeId}?version= */
export const deleteGuest = ({ version, ...guestRef }: EmployeeRef & { version: number }, signal: AbortSignal) =>
  companyHttp.delete(one(guestRef), { params: { version }, signal }).then(parseBody(removedGuestSchema))
