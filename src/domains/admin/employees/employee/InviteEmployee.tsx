import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/ActionFailure'
import { failureOf } from '@/http/failure'
import styles from '@/patterns/section.module.css'
import { SendInvitation } from '@/patterns/SendInvitation'
import { showToast } from '@/patterns/toasts'
import { Banner } from '@/ui/Banner'
import { usePostBulkChangeMutation } from '@/domains/admin/employees.slice'

/** When the invitation was sent, and sending it again. */
export function InviteEmployee({ employee: { id, email, invitedAt } }: { employee: Employee }) {
  const { companyId } = useSession()
  const [post, { data, error, isLoading }] = usePostBulkChangeMutation()
  const send = async () => {
    const answer = await post({ companyId, employeeIds: [id], change: { kind: 'invite' } })
    if (answer.data?.changed) void showToast({ text: <FormattedMessage id="employees.invited" values={{ email }} /> })
  }
  const [leftOut] = data?.skipped ?? []
  return (
    <div className={styles.question}>
      {error && <ActionFailure failure={failureOf(error)} />}
      {leftOut && (
        <Banner tone="warning">
          <FormattedMessage id={`employees.bulk.leftOut.${leftOut.reason}`} values={{ name: leftOut.name }} />
        </Banner>
      )}
      <SendInvitation
        sentAt={invitedAt}
        sentId="employees.invite.sent"
        isPending={isLoading}
        onSend={() => void send()}
      >
        <FormattedMessage id={invitedAt ? 'employees.invite.again' : 'employees.invite'} />
      </SendInvitation>
    </div>
  )
}
