import { absenceListSchema, type NewAbsence } from '#contract/approvals/absences.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const all = (profileRef: ProfileRef) => `${profilePath(profileRef)}/absences`

/** GET .../absences, an addition: those that are not over, the soonest first. */
export const getAbsences = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(all(profileRef), { signal }).then(parseBody(absenceListSchema))

/**
 * POST .../absences, an addition; answers all of them. 400 `overlap` at `from`, `datePast` at `until`, `unknownPerson`
 * or `oneself` at `standInEmail`.
 */
export const postAbsence = ({ absence, ...profileRef }: ProfileRef & { absence: NewAbsence }, signal: AbortSignal) =>
  mainHttp.post(all(profileRef), absence, { signal }).then(parseBody(absenceListSchema))

/** DELETE .../absences/{absenceId}, an addition; answers the others. 404 for one that was removed elsewhere. */
export const deleteAbsence = ({ absenceId, ...profileRef }: ProfileRef & { absenceId: string }, signal: AbortSignal) =>
  mainHttp.delete(`${all(profileRef)}/${encodeURIComponent(absenceId)}`, { signal }).then(parseBody(absenceListSchema))
