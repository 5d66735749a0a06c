import { useCallback } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import type { CostCenter, NewCostCenter } from '#contract/employees/costCenters.ts'
import { costCenterSelected, selectedCostCenterId } from '@/domains/admin/admin.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useLeave } from '@/forms/leave/unsaved'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { useLocale } from '@/i18n/useLocale'
import { AddRecordPage } from '@/patterns/record/AddRecordPage'
import { showToast } from '@/patterns/feedback/toasts'
import { pathTo } from '@/routes/pathTo'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { CostCenterFields } from './CostCenterFields'
import {
  costCenterFormSchema,
  type CostCenterValues,
  costCenterValues,
  newCostCenterValues,
} from './costCenterForm.rules'
import { costCenterTitle } from '@/domains/admin/costCenters.rules'
import { usePostCostCenterMutation } from '@/domains/admin/costCenters.slice'
import { shownCostCenterValue } from './shownCostCenterValue'

/** §2 add-cost-center: below the cost center in the address, else below the selected one (§3). */
export default function AddCostCenterPage() {
  const [query] = useSearchParams()
  const selected = useAppSelector(selectedCostCenterId)
  return (
    <AddRecordPage title="routes.addCostCenter">
      <AddForm parentId={query.get('parent') ?? selected ?? ''} />
    </AddRecordPage>
  )
}

function AddForm({ parentId }: { parentId: string }) {
  const code = useLocale()
  const { locale } = useIntl()
  const dispatch = useAppDispatch()
  const leave = useLeave()
  const draftOwner = useOwnProfile()
  const [post] = usePostCostCenterMutation()
  const finish = (center: CostCenter) => {
    dispatch(costCenterSelected(center.id))
    void showToast({
      text: <FormattedMessage id="costCenters.added" values={{ name: costCenterTitle(center, locale) }} />,
    })
    leave(pathTo(code, 'costCenter', { costCenterId: center.id }))
  }
  const section = useSectionForm<CostCenter | null, CostCenterValues, NewCostCenter>({
    id: 'cost-center-new',
    schema: costCenterFormSchema,
    entity: null,
    valuesOf: useCallback((center) => (center ? costCenterValues(center) : newCostCenterValues(parentId)), [parentId]),
    save: async (costCenter) =>
      (await post({ companyId: draftOwner.companyId, costCenter })) as SaveResult<CostCenter | null>,
    draftOwner,
    onSaved: (center) => center && finish(center),
  })
  return (
    <SectionForm section={section} labels="costCenters.field" saveLabel="costCenters.add" show={shownCostCenterValue}>
      <CostCenterFields />
    </SectionForm>
  )
}
