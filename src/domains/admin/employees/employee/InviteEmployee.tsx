import { FormattedMessage } from 'react-intl'
import type { Employee } from '#contract/employees.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { SendInvitation } from '@/patterns/action/SendInvitation'
import { useAction } from '@/patterns/action/useAction'
import { Banner } from '@/ui/notice/Banner'
import { usePostBulkChangeMutation } from '@/domains/admin/employees.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

/** When the invitation was sent, and sending it again. */
export function InviteEmployee({ employee: { id, email, invitedAt } }: { employee: Employee }) {
  const { companyId } = useSession()
  const mutation = usePostBulkChangeMutation()
  const invite = useAction({
    mutation,
    doneText: ({ changed }) => (changed > 0 ? { id: 'employees.invited', values: { email } } : undefined),
  })
  const [leftOut] = mutation[1].data?.skipped ?? []
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      {leftOut && (
        <Banner tone="warning">
          <FormattedMessage id={`employees.bulk.leftOut.${leftOut.reason}`} values={{ name: leftOut.name }} />
        </Banner>
      )}
      <SendInvitation
        sentAt={invitedAt}
        sentId="employees.invite.sent"
        action={invite}
        onSend={() => invite.run({ companyId, employeeIds: [id], change: { kind: 'invite' } })}
      >
        <FormattedMessage id={invitedAt ? 'employees.invite.again' : 'employees.invite'} />
      </SendInvitation>
    </div>
  )
}
