import { EmployeeInput } from '@/domains/admin/shared/EmployeeInput'
import { ChoiceDialog } from './ChoiceDialog'
import type { BulkDialogProps } from './CostCenterDialog'

/** Gives an approver to many people. */
const ApproverDialog = ({ onChoose, ...dialog }: BulkDialogProps) => (
  <ChoiceDialog {...dialog} kind="approver" onChoose={(approverId) => void onChoose({ kind: 'approver', approverId })}>
    <EmployeeInput name="id" purpose="approver" opened={null} isRequired />
  </ChoiceDialog>
)
export default ApproverDialog
