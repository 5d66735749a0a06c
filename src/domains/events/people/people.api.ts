import {
  addedGroupTravelersSchema,
  groupCandidateListSchema,
  groupDoneSchema,
  type GroupMailKind,
  groupMailPreviewSchema,
  groupManifestSchema,
  type GroupTravelerFilter,
  groupTravelerPageSchema,
  guestsAskedSchema,
} from '#contract/events/groupTravelers.ts'
import { groupLimits } from '#contract/events/groupTravels.ts'
import { groupPath, type GroupRef } from '@/domains/events/shared/groupPath'
import { companyHttp } from '@/http/clients'
import { parseBody } from '@/http/parseBody'

interface PeopleRequest extends GroupRef {
  pageNumber: number
  search: string
  filter: GroupTravelerFilter | undefined
}

/** GET .../group-travels/{groupTravelId}/travelers: a page of the people of an event, by name. */
export const getGroupPeople = ({ pageNumber, search, filter, ...groupRef }: PeopleRequest, signal: AbortSignal) =>
  companyHttp
    .get(`${groupPath(groupRef)}/travelers`, {
      params: { pageNumber, pageSize: groupLimits.travelerPage, search: search || undefined, filter },
      signal,
    })
    .then(parseBody(groupTravelerPageSchema))

/** GET .../travelers: how many of the list still have to book and cannot; it takes longer than a page. */
export const getCannotBookCount = (groupRef: GroupRef, signal: AbortSignal) =>
  companyHttp
    .get(`${groupPath(groupRef)}/travelers`, { params: { pageSize: 1, cannotBook: true }, signal })
    .then(parseBody(groupTravelerPageSchema))
    .then(({ cannotBook }) => cannotBook ?? 0)

/**
 * POST .../travelers: adds people to the list and returns the addresses that were not added. 409 once the list is
 * closed or full.
 */
export const postGroupPeople = ({ emails, ...groupRef }: GroupRef & { emails: string[] }, signal: AbortSignal) =>
  companyHttp
    .post(`${groupPath(groupRef)}/travelers`, { emails }, { signal })
    .then(parseBody(addedGroupTravelersSchema))

/** GET .../candidates: people of the company by part of name or address, to add them to the event. */
export const getGroupCandidates = ({ search, ...groupRef }: GroupRef & { search: string }, signal: AbortSignal) =>
  companyHttp
    .get(`${groupPath(groupRef)}/candidates`, { params: { search }, signal })
    .then(parseBody(groupCandidateListSchema))

/** POST .../guest-requests: asks the guest managers to add people from outside. 409 `noGuestManager` without one. */
export const postGuestRequest = ({ emails, ...groupRef }: GroupRef & { emails: string[] }, signal: AbortSignal) =>
  companyHttp.post(`${groupPath(groupRef)}/guest-requests`, { emails }, { signal }).then(parseBody(guestsAskedSchema))

/** The actions on several people: mails, or removing them from the list. */
export type GroupAction = GroupMailKind | 'removals'

/**
 * POST .../invitations, .../reminders, .../removals for the given people. Without ids, a mail goes to all people it is
 * for.
 */
export const postGroupAction = (
  { action, travelerIds, ...groupRef }: GroupRef & { action: GroupAction; travelerIds: string[] | undefined },
  signal: AbortSignal,
) => companyHttp.post(`${groupPath(groupRef)}/${action}`, { travelerIds }, { signal }).then(parseBody(groupDoneSchema))

/** GET .../mails/{kind}: the receivers of a mail without ids, skipped people, and its text. */
export const getMailPreview = ({ kind, ...groupRef }: GroupRef & { kind: GroupMailKind }, signal: AbortSignal) =>
  companyHttp.get(`${groupPath(groupRef)}/mails/${kind}`, { signal }).then(parseBody(groupMailPreviewSchema))

/** GET .../manifest: the arrivals and departures of the event. */
export const getGroupManifest = (groupRef: GroupRef, signal: AbortSignal) =>
  companyHttp.get(`${groupPath(groupRef)}/manifest`, { signal }).then(parseBody(groupManifestSchema))
