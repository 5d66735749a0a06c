import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ManagedNotice } from '#contract/notices/maintenance.ts'
import { useEndNoticeMutation } from '@/domains/notices/maintenance/maintenance.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { ConfirmDialog } from '@/forms/confirm/ConfirmDialog'
import { useHasUnsaved } from '@/forms/leave/unsaved'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'

/** Ends a notice before its time. Its form goes then, so that unsaved changes need a confirmation. */
export function EndNotice({ notice: { id: noticeId, version } }: { notice: ManagedNotice }) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const hasUnsaved = useHasUnsaved()
  const [isAsking, setAsking] = useState(false)
  const action = useAction({ mutation: useEndNoticeMutation(), doneText: { id: 'notices.maintenance.end.done' } })
  const end = () => {
    setAsking(false)
    action.run({ companyId, noticeId, version })
  }
  return (
    <>
      <ActionButton
        action={action}
        variant="quiet"
        size="small"
        icon={<CircleStop aria-hidden="true" />}
        onClick={() => (hasUnsaved() ? setAsking(true) : end())}
      >
        <FormattedMessage id="notices.maintenance.end" />
      </ActionButton>
      {isAsking && (
        <ConfirmDialog
          title={formatMessage({ id: 'notices.maintenance.end.title' })}
          no={<FormattedMessage id="notices.maintenance.end.no" />}
          yes={<FormattedMessage id="notices.maintenance.end" />}
          onConfirm={end}
          onClose={() => setAsking(false)}
        >
          <p>
            <FormattedMessage id="notices.maintenance.end.text" />
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
