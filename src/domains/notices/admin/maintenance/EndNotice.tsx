import { CircleStop } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { ManagedNotice } from '#contract/maintenance.ts'
import { useEndNoticeMutation } from '@/domains/notices/maintenance/maintenance.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'

/** Ends a notice before its time. */
export function EndNotice({ notice: { id: noticeId, version } }: { notice: ManagedNotice }) {
  const { companyId } = useSession()
  const end = useAction({ mutation: useEndNoticeMutation(), doneText: { id: 'notices.maintenance.end.done' } })
  return (
    <ActionButton
      action={end}
      variant="quiet"
      size="small"
      icon={<CircleStop aria-hidden="true" />}
      onClick={() => end.run({ companyId, noticeId, version })}
    >
      <FormattedMessage id="notices.maintenance.end" />
    </ActionButton>
  )
}
