import { FormattedMessage } from 'react-intl'
import type { RoleRequest } from '#contract/session/roleRequests.ts'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { useFormats } from '@/i18n/useFormats'
import { localDay } from '@/lib/localDay'
import rows from '@/patterns/list/rows.module.css'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/display/Card'
import { cx } from '@/ui/cx'
import { usePutRoleDecisionMutation, useRoleRequestsQuery } from '@/domains/admin/employees.slice'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

/** Roles that administrators requested; another administrator approves or refuses each in its place. */
export function RoleRequests() {
  const { companyId } = useSession()
  const { data = [] } = useRoleRequestsQuery({ companyId })
  if (data.length === 0) return null
  return (
    <Card
      heading={<FormattedMessage id="employees.requests" values={{ count: data.length }} />}
      description={<FormattedMessage id="employees.requests.text" />}
    >
      <ul role="list" className={rows.list}>
        {data.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

function RequestRow({ request }: { request: RoleRequest }) {
  const { companyId } = useSession()
  const { date } = useFormats()
  const { id: requestId, name, role, isOwn, askedByName } = request
  const theirs = askedByName ? 'employees.requests.rowFor' : 'employees.requests.row'
  const decide = useAction({
    mutation: usePutRoleDecisionMutation(),
    doneText: (_, { decision }) => ({ id: `employees.requests.${decision}`, values: { name } }),
  })
  const deciding = (decision: 'allowed' | 'refused') => ({
    isPending: decide.pending?.decision === decision,
    onClick: () => decide.run({ companyId, requestId, decision }),
  })
  return (
    <li className={cx(rows.row, layout.row4, layout.between, layout.lines2)}>
      <div className={cx(layout.grow14, layout.shrink, textStyle.anywhere)}>
        <p className={textStyle.strong}>
          <FormattedMessage
            id={isOwn ? 'employees.requests.own' : theirs}
            values={{ name, who: askedByName, role: <FormattedMessage id={`profile.account.role.${role}`} /> }}
          />
        </p>
        <p className={cx(textStyle.note, textStyle.snug)}>
          <FormattedMessage id={`profile.account.role.${role}.text`} />{' '}
          <FormattedMessage id="employees.requests.asked" values={{ day: date(localDay(request.askedAt)) }} />
        </p>
        <ActionFailure failure={decide.failure} />
      </div>
      {!isOwn && (
        <div className={cx(layout.row3, layout.lines2)}>
          <Button size="small" variant="secondary" {...deciding('allowed')}>
            <FormattedMessage id="employees.requests.allow" values={{ name }} />
          </Button>
          <Button size="small" variant="quiet" {...deciding('refused')}>
            <FormattedMessage id="employees.requests.refuse" values={{ name }} />
          </Button>
        </div>
      )}
    </li>
  )
}
