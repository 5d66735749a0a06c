import {
  actionMarkListSchema,
  actionMarkSchema,
  type PutActionMark,
  removedActionMarkSchema,
} from '#contract/notices/actions.ts'
import { mainHttp } from '@/http/clients'
import { actionMarksPath as path, type ProfileRef } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

type MarkRef = ProfileRef & { key: string }

/** GET .../action-marks: the actions that the person has read, snoozed or marked as done. */
export const getActionMarks = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(path(profileRef), { signal }).then(parseBody(actionMarkListSchema))

/** PUT .../action-marks/{key} */
export const putActionMark = ({ key, mark, ...profileRef }: MarkRef & { mark: PutActionMark }, signal: AbortSignal) =>
  mainHttp.put(`${path(profileRef)}/${encodeURIComponent(key)}`, mark, { signal }).then(parseBody(actionMarkSchema))

/** DELETE .../action-marks/{key}: the action is open again. */
export const deleteActionMark = ({ key, ...profileRef }: MarkRef, signal: AbortSignal) =>
  mainHttp.delete(`${path(profileRef)}/${encodeURIComponent(key)}`, { signal }).then(parseBody(removedActionMarkSchema))
