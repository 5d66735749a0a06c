import { FormattedMessage } from 'react-intl'
import type { PutActionMark } from '#contract/notices/actions.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { FailureText } from '@/forms/failure/FailureText'
import { type ApiFailure, failureOf } from '@/http/failure'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { showToast } from '@/patterns/feedback/toasts'
import type { OpenAction } from './actions.rules'
import { useDeleteActionMarkMutation, usePutActionMarkMutation } from './actions.slice'

const refuse = (failure: ApiFailure) =>
  void showToast({ tone: 'danger', text: <FailureText failure={failure} isTyped={false} /> })

/** Changes the marks of the signed-in person's actions: shown at once, confirmed by a toast that can undo it. */
export function useMarks() {
  const profileRef = useOwnProfile()
  const { date } = useFormats()
  const [put] = usePutActionMarkMutation()
  const [remove] = useDeleteActionMarkMutation()
  const takeBack = async (key: string) => {
    const { error } = await remove({ ...profileRef, key })
    if (error) refuse(failureOf(error))
  }
  return {
    takeBack: (key: string) => void takeBack(key),
    /** Snoozes an action or marks it as done. */
    mark: async (key: string, mark: PutActionMark) => {
      const { error } = await put({ ...profileRef, key, mark })
      if (error) return refuse(failureOf(error))
      await showToast({
        text:
          mark.state === 'snoozed' ? (
            <FormattedMessage id="actionCenter.marked.snoozed" values={{ date: date(mark.until) }} />
          ) : (
            <FormattedMessage id="actionCenter.marked.done" />
          ),
        action: { label: <FormattedMessage id="actionCenter.undo" />, run: () => void takeBack(key) },
        takesFocus: true,
      })
    },
    /** Marks actions as read. A failure is ignored: they stay unread. */
    markRead: (actions: readonly OpenAction[]) => {
      if (!isOffered('actionmarks')) return
      for (const { key, isRead } of actions)
        if (!isRead) void put({ ...profileRef, key, mark: { state: 'read', until: null } })
    },
  }
}
