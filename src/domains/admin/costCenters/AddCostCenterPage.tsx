import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router-dom'
import type { CostCenter, NewCostCenter } from '#contract/costCenters.ts'
import { costCenterSelected, selectedCostCenterId } from '@/domains/admin/admin.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/SectionForm'
import { UnsavedWork } from '@/forms/UnsavedWork'
import { useSectionForm } from '@/forms/useSectionForm'
import type { SaveResult } from '@/forms/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/PageHeader'
import { showToast } from '@/patterns/toasts'
import { pathTo } from '@/routes/pathTo'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { CostCenterFields } from './CostCenterFields'
import {
  costCenterFormSchema,
  type CostCenterValues,
  costCenterValues,
  newCostCenterValues,
} from './costCenterForm.rules'
import styles from './CostCenterPage.module.css'
import { costCenterTitle } from '@/domains/admin/costCenters.rules'
import { usePostCostCenterMutation } from '@/domains/admin/costCenters.slice'
import { shownCostCenterValue } from './shownCostCenterValue'

/** §2 add-cost-center: below the one that the address names, else below the one selected last (§3). */
export default function AddCostCenterPage() {
  const code = useLocale()
  const { locale } = useIntl()
  const dispatch = useAppDispatch()
  const [query] = useSearchParams()
  const selected = useAppSelector(selectedCostCenterId)
  /** Once the form is unmounted, its unsaved changes no longer ask before leaving. */
  const [added, setAdded] = useState<CostCenter>()
  if (added) return <Navigate replace to={pathTo(code, 'costCenter', { costCenterId: added.id })} />
  const finish = (center: CostCenter) => {
    dispatch(costCenterSelected(center.id))
    void showToast({
      text: <FormattedMessage id="costCenters.added" values={{ name: costCenterTitle(center, locale) }} />,
    })
    setAdded(center)
  }
  return (
    <div className={styles.form}>
      <PageHeader title={<FormattedMessage id="routes.addCostCenter" />} />
      <UnsavedWork>
        <AddForm parentId={query.get('parent') ?? selected ?? ''} onAdded={finish} />
      </UnsavedWork>
    </div>
  )
}

function AddForm({ parentId, onAdded }: { parentId: string; onAdded: (center: CostCenter) => void }) {
  const draftOwner = useOwnProfile()
  const [post] = usePostCostCenterMutation()
  const section = useSectionForm<CostCenter | null, CostCenterValues, NewCostCenter>({
    id: 'cost-center-new',
    schema: costCenterFormSchema,
    entity: null,
    valuesOf: useCallback((center) => (center ? costCenterValues(center) : newCostCenterValues(parentId)), [parentId]),
    save: async (costCenter) =>
      (await post({ companyId: draftOwner.companyId, costCenter })) as SaveResult<CostCenter | null>,
    draftOwner,
    onSaved: (center) => center && onAdded(center),
  })
  return (
    <SectionForm section={section} labels="costCenters.field" saveLabel="costCenters.add" show={shownCostCenterValue}>
      <CostCenterFields />
    </SectionForm>
  )
}
