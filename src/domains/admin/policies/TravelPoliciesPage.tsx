import { Plus } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { AdminTabs } from '@/domains/admin/shared/AdminTabs'
import { useTravelPoliciesQuery } from '@/domains/admin/travelPolicies.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import rows from '@/patterns/list/rows.module.css'
import { SectionCard } from '@/patterns/page/SectionCard'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { ElsewhereNotice } from './ElsewhereNotice'
import { PolicyRow } from './PolicyRow'
import layout from '@/ui/layout/layout.module.css'

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
