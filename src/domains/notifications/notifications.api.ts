import { notificationListSchema } from '#contract/notifications.ts'
import { mainHttp } from '@/http/clients'
import { asEmptyList } from '@/http/endings'
import { type ProfileAt, profilePath } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET .../notifications; failures are ignored silently (§8). */
export const getNotifications = (at: ProfileAt, signal: AbortSignal) =>
  mainHttp
    .get(`${profilePath(at)}/notifications`, { signal })
    .then(parseBody(notificationListSchema))
    .catch(asEmptyList)
