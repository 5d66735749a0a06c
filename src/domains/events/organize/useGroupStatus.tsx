import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { groupNameOf } from '#contract/groupNames.ts'
import type { GroupDetail, GroupStatus } from '#contract/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { failureOf } from '@/http/failure'
import { showToast } from '@/patterns/feedback/toasts'
import { wayBackOf } from './organize.rules'
import { usePutGroupStatusMutation } from './organize.slice'

/** Changes the state of an event and shows a toast. A failure stays until the next try. */
export function useGroupStatus(group: GroupDetail) {
  const { locale } = useIntl()
  const { companyId } = useSession()
  const [put, { error }] = usePutGroupStatusMutation()
  const [pending, setPending] = useState<GroupStatus>()
  const change = async (status: GroupStatus) => {
    if (pending) return
    const done = status === 'planning' ? wayBackOf(group) : status
    setPending(status)
    const answer = await put({ companyId, groupTravelId: group.id, status, version: group.version })
    setPending(undefined)
    if (!answer.error)
      void showToast({
        text: (
          <FormattedMessage
            id={`organize.done.${done ?? status}`}
            values={{ name: groupNameOf(group.names, locale) }}
          />
        ),
      })
  }
  return { change: (status: GroupStatus) => void change(status), pending, failure: failureOf(error) }
}
export type StatusChange = ReturnType<typeof useGroupStatus>
