import { Plus } from 'lucide-react'
import { FormattedMessage, FormattedList, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { type ReactNode, useId } from 'react'
import type { ManagedPolicy } from '#contract/admin/travelPolicies.ts'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { summarizeApproval } from '@/domains/admin/travelPolicies.rules'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { useFormats } from '@/i18n/useFormats'
import { PageHeader } from '@/patterns/page/PageHeader'
import rows from '@/patterns/list/rows.module.css'
import rowLink from '@/patterns/list/rowLink.module.css'
import { SectionCard } from '@/patterns/page/SectionCard'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { cx } from '@/ui/cx'
import { isOffered } from '@/http/additions'
import { ElsewhereNotice } from './ElsewhereNotice'
import { allowsBusiness, policyPermissions } from './policyForm.rules'
import { PolicyMark } from './PolicyMark'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './Policies.module.css'

/** The travel policies of the company with their limits; a company usually has few, so they share a page. */
export default function TravelPoliciesPage() {
  return (
    <div className={layout.stack5}>
      <AdminTabs />
      <PageHeader
        title={<FormattedMessage id="routes.travelPolicies" />}
        lead="travelPolicies.lead"
        primary={<AddPolicy />}
      />
      <ElsewhereNotice />
      <Policies />
    </div>
  )
}

function Policies() {
  const answer = useTravelPoliciesQuery({ companyId: useSession().companyId })
  return (
    <SectionCard heading={<FormattedMessage id="travelPolicies.all" />} answer={answer}>
      {(policies) =>
        policies.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title={<FormattedMessage id="travelPolicies.none.title" />}
            text={<FormattedMessage id="travelPolicies.none.text" />}
          />
        ) : (
          <ul role="list" className={rows.list}>
            {policies.map((policy) => (
              <PolicyRow key={policy.id} policy={policy} />
            ))}
          </ul>
        )
      }
    </SectionCard>
  )
}

const AddPolicy = () => (
  <Link className={buttonClass()} to={pathTo(useLocale(), 'addTravelPolicy')}>
    <Plus aria-hidden="true" />
    <FormattedMessage id="travelPolicies.add" />
  </Link>
)

/** A row of a policy: its name with a link, the number of its holders, and its limits. */
function PolicyRow({ policy }: { policy: ManagedPolicy }) {
  const nameId = useId()
  return (
    <li className={cx(rows.row, styles.row)} aria-labelledby={nameId}>
      <p className={cx(layout.row2, layout.lines1)} id={nameId}>
        <Link
          className={cx(rowLink.link, textStyle.strong, textStyle.anywhere)}
          to={pathTo(useLocale(), 'travelPolicy', { policyId: policy.id })}
        >
          {policy.name || policy.id}
        </Link>{' '}
        <PolicyMark policy={policy} />
      </p>
      <ul role="list" className={cx(layout.row4, textStyle.note, layout.lines1, layout.stretch)}>
        {useFacts(policy).map((fact, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- facts have no identity but their place
          <li key={at}>{fact}</li>
        ))}
      </ul>
    </li>
  )
}

function useFacts(policy: ManagedPolicy): ReactNode[] {
  const { formatMessage } = useIntl()
  const { money, percent } = useFormats()
  const { holders, fareTolerancePercent, hotelNightLimit, hotelLimits, currency, daysInAdvance } = policy
  const summary = summarizeApproval(policy.approval)
  const allowed = policyPermissions.filter((each) => policy[each])
  const limit = currency ? money(hotelNightLimit, currency) : String(hotelNightLimit)
  return [
    <FormattedMessage key="holders" id="travelPolicies.holders" values={{ count: holders }} />,
    <FormattedMessage key="fare" id="travelPolicies.fare" values={{ percent: percent(fareTolerancePercent, 0) }} />,
    <FormattedMessage key="hotel" id="travelPolicies.hotel" values={{ limit, places: hotelLimits.length }} />,
    allowsBusiness(policy) ? (
      <FormattedMessage key="cabin" id="travelPolicies.business" values={{ hours: policy.businessFromHours }} />
    ) : (
      <FormattedMessage key="cabin" id="travelPolicies.noBusiness" />
    ),
    daysInAdvance > 0 && <FormattedMessage key="days" id="travelPolicies.days" values={{ days: daysInAdvance }} />,
    ...(isOffered('approvals')
      ? [
          summary && <FormattedMessage key="summary" id={`employees.form.policy.approval.${summary}`} />,
          policy.needsApproval && <FormattedMessage key="approver" id="travelPolicies.needsApprover" />,
        ]
      : [policy.needsApproval && <FormattedMessage key="approval" id="travelPolicies.approval" />]),
    allowed.length < policyPermissions.length && (
      <FormattedMessage
        key="allowed"
        id={allowed.length === 0 ? 'employees.form.policy.nothing' : 'employees.form.policy.allows'}
        values={{
          list: <FormattedList value={allowed.map((each) => formatMessage({ id: `employees.form.policy.${each}` }))} />,
        }}
      />
    ),
  ].filter(Boolean)
}
