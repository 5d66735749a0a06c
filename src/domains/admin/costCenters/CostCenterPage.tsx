import { FolderPlus } from 'lucide-react'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import type { CostCenter, NewCostCenter } from '#contract/employees/costCenters.ts'
import { CostCenterBudgets } from '@/domains/budgets/shared/CostCenterBudgets'
import { costCenterSelected } from '@/domains/admin/admin.slice'
import { useOwnProfile, useSession } from '@/domains/session/shared/useSession'
import { SectionGroup } from '@/forms/section/SaveBar'
import { UnsavedWork } from '@/forms/leave/UnsavedWork'
import { isOffered } from '@/http/additions'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/page/PageHeader'
import { RecordAnswer } from '@/patterns/record/RecordAnswer'
import { useNameInTrail } from '@/patterns/page/trailNames'
import { pathTo } from '@/routes/pathTo'
import { useAppDispatch } from '@/store/hooks'
import { Badge } from '@/ui/display/Badge'
import { buttonClass } from '@/ui/button/buttonClass'
import type { CostCenterRef } from '@/domains/admin/costCenters.api'
import { CostCenterAside } from './CostCenterAside'
import { PeopleLink } from './CostCenterLinks'
import styles from './CostCenterPage.module.css'
import { costCenterTitle } from '@/domains/admin/costCenters.rules'
import { useCostCenterQuery, usePatchCostCenterMutation } from '@/domains/admin/costCenters.slice'
import { RolesSection } from './RolesSection'
import layout from '@/ui/layout/layout.module.css'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { CostCenterFields } from './CostCenterFields'
import { costCenterFormSchema, costCenterValues, type CostCenterValues } from './costCenterForm.rules'
import { shownCostCenterValue } from './shownCostCenterValue'

/** §2 cost-center/{costCenterId}. */
export default function CostCenterPage() {
  const { costCenterId = '' } = useParams()
  const { companyId } = useSession()
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(costCenterSelected(costCenterId)), [dispatch, costCenterId])
  return <Opened key={costCenterId} centerRef={{ companyId, costCenterId }} />
}

function Opened({ centerRef }: { centerRef: CostCenterRef }) {
  const answer = useCostCenterQuery(centerRef)
  return (
    <RecordAnswer
      answer={answer}
      title="routes.costCenter"
      failed="costCenters.one.failed"
      failedText="tables.failed.text"
      unknown={{ about: 'costCenters', back: pathTo(useLocale(), 'costCenters') }}
    >
      {(center) => <View center={center} centerRef={centerRef} />}
    </RecordAnswer>
  )
}

function View({ center, centerRef }: { center: CostCenter; centerRef: CostCenterRef }) {
  const { locale } = useIntl()
  const code = useLocale()
  const title = costCenterTitle(center, locale)
  useNameInTrail('costCenter', title)
  return (
    <div className={layout.stack5}>
      <PageHeader
        title={title}
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
        <div className={layout.stack5}>
          <UnsavedWork>
            <SectionGroup>
              <CostCenterForm center={center} centerRef={centerRef} />
              <RolesSection centerRef={centerRef} />
              {isOffered('budgets') && <CostCenterBudgets {...centerRef} />}
            </SectionGroup>
          </UnsavedWork>
        </div>
        <CostCenterAside center={center} centerRef={centerRef} />
      </div>
    </div>
  )
}

/** The fields of a cost centre without its roles, saved together. */
function CostCenterForm({ center, centerRef }: { center: CostCenter; centerRef: CostCenterRef }) {
  const [patch] = usePatchCostCenterMutation()
  const section = useSectionForm<CostCenter, CostCenterValues, NewCostCenter>({
    id: `cost-center-${centerRef.costCenterId}`,
    schema: costCenterFormSchema,
    entity: center,
    valuesOf: costCenterValues,
    save: async (typed, { version }) =>
      (await patch({ ...centerRef, patch: { ...typed, version } })) as SaveResult<CostCenter>,
    draftOwner: useOwnProfile(),
  })
  return (
    <SectionForm section={section} labels="costCenters.field" part="routes.costCenter" show={shownCostCenterValue}>
      <CostCenterFields />
    </SectionForm>
  )
}
