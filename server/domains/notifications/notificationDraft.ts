import type { Notification, NotificationCode, NotificationScreen } from '#contract/notices/notifications.ts'

/** A notification without its recipient. */
export interface NotificationDraft extends Omit<Notification, 'profileId' | 'code' | 'actionRoute'> {
  code: NotificationCode
  actionRoute: {
    name: NotificationScreen
    query: Record<string, string>
    params?: Record<string, string>
    field?: string
  }
}
