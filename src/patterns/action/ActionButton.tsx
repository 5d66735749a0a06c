import { ActionFailure } from '@/forms/failure/ActionFailure'
import { Button, type ButtonProps } from '@/ui/button/Button'
import type { ActionState } from './useAction'

interface ActionButtonProps extends Omit<ButtonProps, 'isPending'> {
  action: ActionState
}

/** The button of an action: pending while its request runs, with the failure under it. */
export const ActionButton = ({ action: { isPending, failure }, ...button }: ActionButtonProps) => (
  <>
    <Button {...button} isPending={isPending} />
    <ActionFailure failure={failure} />
  </>
)
