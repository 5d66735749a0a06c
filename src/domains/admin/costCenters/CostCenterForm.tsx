import type { CostCenter, NewCostCenter } from '#contract/costCenters.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { CostCenterFields } from './CostCenterFields'
import { costCenterFormSchema, costCenterValues, type CostCenterValues } from './costCenterForm.rules'
import type { CostCenterRef } from '@/domains/admin/costCenters.api'
import { usePatchCostCenterMutation } from '@/domains/admin/costCenters.slice'
import { shownCostCenterValue } from './shownCostCenterValue'

/** The fields of a cost centre without its roles, saved together. */
export function CostCenterForm({ center, centerRef }: { center: CostCenter; centerRef: CostCenterRef }) {
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
