import {
  actionMarkListSchema,
  actionMarkSchema,
  type PutActionMark,
  removedActionMarkSchema,
} from '#contract/actions.ts'
import { mainHttp } from '@/http/clients'
import { type ProfileRef, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

const path = (at: ProfileRef) => `${profilePath(at)}/action-marks`
type MarkAt = ProfileRef & { key: string }

/** GET .../action-marks: what the person put off or ticked off. */
export const getActionMarks = (at: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(path(at), { signal }).then(parseBody(actionMarkListSchema))

/** PUT .../action-marks/{key} */
export const putActionMark = ({ key, mark, ...at }: MarkAt & { mark: PutActionMark }, signal: AbortSignal) =>
  mainHttp.put(`${path(at)}/${encodeURIComponent(key)}`, mark, { signal }).then(parseBody(actionMarkSchema))

/** DELETE .../action-marks/{key}: what was put off or ticked off is back. */
export const deleteActionMark = ({ key, ...at }: MarkAt, signal: AbortSignal) =>
  mainHttp.delete(`${path(at)}/${encodeURIComponent(key)}`, { signal }).then(parseBody(removedActionMarkSchema))
