import { FolderPlus } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import type { CostCenter } from '#contract/costCenters.ts'
import { costCenterSelected } from '@/domains/admin/admin.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { UnsavedWork } from '@/forms/UnsavedWork'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { useAppDispatch } from '@/store/hooks'
import { Badge } from '@/ui/Badge'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import type { CostCenterRef } from '@/domains/admin/costCenters.api'
import { CostCenterAside } from './CostCenterAside'
import { PeopleLink } from './CostCenterFacts'
import { CostCenterForm } from './CostCenterForm'
import styles from './CostCenterPage.module.css'
import { costCenterTitle } from '@/domains/admin/costCenters.rules'
import { useCostCenterQuery } from '@/domains/admin/costCenters.slice'
import { RolesSection } from './RolesSection'

/** §2 cost-center/{costCenterId}. */
export default function CostCenterPage() {
  const { costCenterId = '' } = useParams()
  const { companyId } = useSession()
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(costCenterSelected(costCenterId)), [dispatch, costCenterId])
  return <Opened key={costCenterId} centerRef={{ companyId, costCenterId }} />
}

function Opened({ centerRef }: { centerRef: CostCenterRef }) {
  const { formatMessage } = useIntl()
  const { data, isError, error, isFetching, refetch } = useCostCenterQuery(centerRef)
  if (isError && failureOf(error)?.status === 404) return <UnknownCostCenter />
  if (data) return <View center={data} centerRef={centerRef} />
  if (isError)
    return (
      <ErrorState
        title={<FormattedMessage id="costCenters.one.failed" />}
        headingLevel={1}
        text={<FormattedMessage id="tables.failed.text" />}
        illustration={<Illustration of="trouble" />}
        retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  return (
    <div className={styles.form}>
      <h1>
        <FormattedMessage id="routes.costCenter" />
      </h1>
      <VisuallyHidden role="status">
        <FormattedMessage id="patterns.loading" />
      </VisuallyHidden>
      <Skeleton shape="box" />
      <Skeleton shape="box" />
    </div>
  )
}

function View({ center, centerRef }: { center: CostCenter; centerRef: CostCenterRef }) {
  const { locale } = useIntl()
  const code = useLocale()
  return (
    <div className={styles.page}>
      <PageHeader
        title={costCenterTitle(center, locale)}
        mark={
          center.status === 'inactive' && (
            <Badge>
              <FormattedMessage id="costCenters.status.inactive" />
            </Badge>
          )
        }
        facts={[
          <PeopleLink key="people" center={center} />,
          center.children > 0 && (
            <FormattedMessage key="below" id="costCenters.below" values={{ count: center.children }} />
          ),
        ]}
        actions={
          <Link
            className={buttonClass('quiet', 'small')}
            to={pathTo(code, 'addCostCenter', undefined, { parent: center.id })}
          >
            <FolderPlus aria-hidden="true" />
            <FormattedMessage id="costCenters.addBelow" />
          </Link>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <UnsavedWork>
            <CostCenterForm center={center} centerRef={centerRef} />
            <RolesSection centerRef={centerRef} />
          </UnsavedWork>
        </div>
        <CostCenterAside center={center} centerRef={centerRef} />
      </div>
    </div>
  )
}

/** None of the company has this address: one of another company, or a mistyped link. */
const UnknownCostCenter = () => (
  <EmptyState
    headingLevel={1}
    title={<FormattedMessage id="costCenters.unknown.title" />}
    text={<FormattedMessage id="costCenters.unknown.text" />}
    illustration={<Illustration of="lost" />}
    action={
      <Link to={pathTo(useLocale(), 'costCenters')} className={buttonClass()}>
        <FormattedMessage id="costCenters.unknown.action" />
      </Link>
    }
  />
)
