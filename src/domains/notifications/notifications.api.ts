import { notificationListSchema } from '#contract/notices/notifications.ts'
import { mainHttp } from '@/http/clients'
import { asEmptyList } from '@/http/fallbacks'
import { notificationsPath, type ProfileRef } from '@/http/paths'
import { parseBody } from '@/http/parseBody'

/** GET .../notifications; failures are ignored silently (§8). */
export const getNotifications = (profileRef: ProfileRef, signal: AbortSignal) =>
  mainHttp.get(notificationsPath(profileRef), { signal }).then(parseBody(notificationListSchema)).catch(asEmptyList)
