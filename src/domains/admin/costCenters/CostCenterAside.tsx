import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { CompanyChangePage } from '#contract/companyChanges.ts'
import type { CostCenter, CostCenterPage } from '#contract/costCenters.ts'
import { ChangedFields } from '@/domains/admin/changes/ChangedFields'
import { ChangeAuthor, ChangeAction } from '@/domains/admin/changes/ChangeWords'
import { useCompanyChangesQuery } from '@/domains/admin/changes/companyChanges.slice'
import { isOffered } from '@/http/additions'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { SectionCard } from '@/patterns/page/SectionCard'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import type { CostCenterRef } from '@/domains/admin/costCenters.api'
import { CostCenterLink } from './CostCenterFacts'
import styles from './CostCenterPage.module.css'
import { useCostCentersQuery } from '@/domains/admin/costCenters.slice'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'

/** The surroundings of a cost centre: the ones above and below, its cards, and its changes. */
export const CostCenterAside = ({ center, centerRef }: { center: CostCenter; centerRef: CostCenterRef }) => (
  <div className={layout.stack5}>
    {center.above.length > 0 && (
      <Card heading={<FormattedMessage id="costCenters.above" />}>
        <ol role="list" className={layout.stack0}>
          {center.above.map((each) => (
            <li key={each.id} className={styles.change}>
              <CostCenterLink center={each} />
            </li>
          ))}
        </ol>
      </Card>
    )}
    {center.children > 0 && <Children centerRef={centerRef} />}
    {isOffered('companycards') && <Cards centerRef={centerRef} />}
    {isOffered('companychanges') && <History centerRef={centerRef} />}
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
          <ul role="list" className={layout.stack0}>
            {responseData.map((each) => (
              <li key={each.id} className={styles.change}>
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

/** The latest changes of the cost centre and its roles. */
function History({ centerRef: { companyId, costCenterId } }: { centerRef: CostCenterRef }) {
  const { instant } = useFormats()
  return (
    <SectionCard<CompanyChangePage>
      heading={<FormattedMessage id="costCenters.history" />}
      answer={useCompanyChangesQuery({ companyId, pageNumber: 1, entityId: costCenterId })}
    >
      {({ responseData }) =>
        responseData.length === 0 ? (
          <p className={cx(textStyle.note, textStyle.snug)}>
            <FormattedMessage id="companyChanges.none.title" />
          </p>
        ) : (
          <ol role="list" className={layout.stack0}>
            {responseData.slice(0, 5).map((change) => (
              <li key={change.id} className={styles.change}>
                <span>
                  <ChangeAction change={change} />
                  {change.entity === 'costCenterRole' && change.entityName && <> · {change.entityName}</>}
                </span>
                <ChangedFields changes={change.changes} />
                <span className={cx(textStyle.note, textStyle.snug)}>
                  <ChangeAuthor change={change} /> · <time dateTime={change.at}>{instant(change.at)}</time>
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </SectionCard>
  )
}
