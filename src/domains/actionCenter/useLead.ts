import { actionOf, pathOfAction } from '@/domains/notifications/notifications.rules'
import { obstaclePath, readinessPath, stepPath } from '@/domains/profile/shared/stepPath'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import type { Action } from './actions.rules'
import { shownType } from './notificationTypes'

/** The address of an action's place, and the text of its link. */
export function useLead(action: Action): { to: string; label: MessageId } {
  const locale = useLocale()
  switch (action.source) {
    case 'arranger':
      return { to: pathTo(locale, 'account', undefined, { section: 'arrangers' }), label: 'actionCenter.open.arranger' }
    case 'event':
      return {
        to: pathTo(locale, 'eventCallback', { eventShareableId: action.group.groupTravel.shareableId }),
        label: `actionCenter.open.${action.asks}`,
      }
    case 'form':
      return { to: readinessPath(locale, action.obstacles), label: 'completion.fillIn' }
    case 'obstacle':
      return action.owner === 'user'
        ? { to: obstaclePath(locale, action.obstacle), label: 'completion.fillIn' }
        : { to: stepPath(locale, 'review'), label: 'actionCenter.open.waiting' }
    case 'notification':
      return { to: pathOfAction(locale, actionOf(action.notification)), label: shownType(action.notification).link }
  }
}
