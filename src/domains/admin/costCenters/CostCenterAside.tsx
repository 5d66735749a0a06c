import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { CostCenter, CostCenterPage } from '#contract/employees/costCenters.ts'
import { lazyPart } from '@/patterns/page/lazyPart'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { SectionCard } from '@/patterns/page/SectionCard'
import rows from '@/patterns/list/rows.module.css'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import type { CostCenterRef } from '@/domains/admin/costCenters.api'
import { CostCenterLink } from './CostCenterLinks'
import { useCostCentersQuery } from '@/domains/admin/costCenters.slice'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

const CompanyChangeSection = lazyPart(['companyChanges'], () => import('@/domains/admin/changes/CompanyChangeSection'))

/** The surroundings of a cost centre: the ones above and below, its cards, and its changes. */
export const CostCenterAside = ({ center, centerRef }: { center: CostCenter; centerRef: CostCenterRef }) => (
  <div className={layout.stack5}>
    {center.above.length > 0 && (
      <Card heading={<FormattedMessage id="costCenters.above" />}>
        <ol role="list" className={rows.list}>
          {center.above.map((each) => (
            <li key={each.id} className={rows.row}>
              <CostCenterLink center={each} />
            </li>
          ))}
        </ol>
      </Card>
    )}
    {center.children > 0 && <Children centerRef={centerRef} />}
    {isOffered('companycards') && <Cards centerRef={centerRef} />}
    <Suspense fallback={null}>
      {isOffered('companychanges') && (
        <CompanyChangeSection heading="costCenters.history" entityId={center.id} isShort />
      )}
    </Suspense>
  </div>
)

function Children({ centerRef: { companyId, costCenterId } }: { centerRef: CostCenterRef }) {
  const locale = useLocale()
  return (
    <SectionCard<CostCenterPage>
      heading={<FormattedMessage id="costCenters.children" />}
      answer={useCostCentersQuery({ companyId, parentId: costCenterId, pageNumber: 1 })}
    >
      {({ responseData, nextPage }) => (
        <>
          <ul role="list" className={rows.list}>
            {responseData.map((each) => (
              <li key={each.id} className={rows.row}>
                <CostCenterLink center={each} />
              </li>
            ))}
          </ul>
          {nextPage !== null && (
            <Link to={pathTo(locale, 'costCenters', undefined, { open: costCenterId })}>
              <FormattedMessage id="costCenters.children.all" />
            </Link>
          )}
        </>
      )}
    </SectionCard>
  )
}

/** Links to the cost centre's cards, which have their own screens. */
function Cards({ centerRef: { costCenterId } }: { centerRef: CostCenterRef }) {
  const locale = useLocale()
  return (
    <Card heading={<FormattedMessage id="costCenters.cards" />}>
      <div className={cx(layout.row3, layout.lines2)}>
        <Link
          className={buttonClass('secondary', 'small')}
          to={pathTo(locale, 'paymentMethods', undefined, { costCenterId })}
        >
          <FormattedMessage id="costCenters.cards.show" />
        </Link>
        <Link className={buttonClass('quiet', 'small')} to={pathTo(locale, 'addPaymentMethod', { costCenterId })}>
          <FormattedMessage id="costCenters.cards.add" />
        </Link>
      </div>
    </Card>
  )
}
