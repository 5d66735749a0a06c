import { CostCenterInput } from '@/domains/admin/shared/CostCenterInput'
import { ChoiceDialog } from './ChoiceDialog'
import type { Change } from './useBulkChange'

export interface BulkDialogProps {
  count: number
  isPending: boolean
  onChoose: (change: Change) => Promise<void>
  onClose: () => void
}

/** Moves many people to another cost centre. */
const CostCenterDialog = ({ onChoose, ...dialog }: BulkDialogProps) => (
  <ChoiceDialog
    {...dialog}
    kind="costCenter"
    onChoose={(costCenterId) => void onChoose({ kind: 'costCenter', costCenterId })}
  >
    <CostCenterInput name="id" isRequired />
  </ChoiceDialog>
)
export default CostCenterDialog
