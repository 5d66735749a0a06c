import { Send } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/ActionFailure'
import { failureOf } from '@/http/failure'
import { useFormats } from '@/i18n/useFormats'
import styles from '@/patterns/section.module.css'
import { showToast } from '@/patterns/toasts'
import { Banner } from '@/ui/Banner'
import { Button } from '@/ui/Button'
import { usePostBulkChangeMutation } from '@/domains/admin/employees/employees.slice'

/** When the invitation was sent, and sending it again. */
export function InviteEmployee({ employee: { id, email, invitedAt } }: { employee: Employee }) {
  const { companyId } = useSession()
  const { instant } = useFormats()
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
      {invitedAt && (
        <p className={styles.soft}>
          <FormattedMessage id="employees.invite.sent" values={{ at: instant(invitedAt) }} />
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        icon={<Send aria-hidden="true" />}
        isPending={isLoading}
        onClick={() => void send()}
      >
        <FormattedMessage id={invitedAt ? 'employees.invite.again' : 'employees.invite'} />
      </Button>
    </div>
  )
}
