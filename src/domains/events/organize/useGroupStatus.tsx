import { useIntl } from 'react-intl'
import { groupNameOf } from '#contract/events/groupNames.ts'
import type { GroupDetail, GroupStatus } from '#contract/events/groupTravels.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { useAction } from '@/patterns/action/useAction'
import { wayBackOf } from './organize.rules'
import { usePutGroupStatusMutation } from './organize.slice'

/** Changes the state of an event and shows a toast. A failure stays until the next try. */
export function useGroupStatus(group: GroupDetail) {
  const { locale } = useIntl()
  const { companyId } = useSession()
  const { run, pending, failure } = useAction({
    mutation: usePutGroupStatusMutation(),
    doneText: (_, { status }) => ({
      id: `organize.done.${(status === 'planning' && wayBackOf(group)) || status}`,
      values: { name: groupNameOf(group.names, locale) },
    }),
  })
  const change = (status: GroupStatus) => run({ companyId, groupTravelId: group.id, status, version: group.version })
  return { change, pending: pending?.status, failure }
}
export type StatusChange = ReturnType<typeof useGroupStatus>
