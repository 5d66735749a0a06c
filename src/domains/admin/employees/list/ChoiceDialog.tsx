import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { fieldProblem } from '#contract/fieldProblems.ts'
import { FormScope } from '@/forms/FormScope'
import type { MessageId } from '@/i18n/messages'
import styles from '@/patterns/section.module.css'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

const schema = z.strictObject({ id: z.string().check(z.minLength(1, fieldProblem('required'))) })

interface ChoiceDialogProps {
  kind: 'costCenter' | 'card' | 'policy' | 'approver'
  /** How many people it is for. */
  count: number
  isPending: boolean
  onChoose: (id: string) => void
  onClose: () => void
  /** The field `id`. */
  children: ReactNode
}

/** Asks which one thing many people get; closing changes nothing. */
export function ChoiceDialog({ kind, count, isPending, onChoose, onClose, children }: ChoiceDialogProps) {
  const { formatMessage } = useIntl()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { id: '' } })
  const id = `employees-${kind}`
  return (
    <Dialog
      isOpen
      size="small"
      isDismissable={false}
      onOpenChange={onClose}
      title={formatMessage({ id: `employees.bulk.${kind}.title` }, { count })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id="forms.cancel" />
          </Button>
          <Button type="submit" form={id} isPending={isPending}>
            <FormattedMessage id={`employees.bulk.${kind}.yes`} />
          </Button>
        </>
      }
    >
      <FormScope form={form} id={id} labelId={() => `employees.bulk.${kind}.field` as MessageId}>
        <form
          id={id}
          noValidate
          className={styles.stack}
          onSubmit={(event) => void form.handleSubmit((chosen) => onChoose(chosen.id))(event)}
        >
          <p>
            <FormattedMessage id={`employees.bulk.${kind}.text`} />
          </p>
          {children}
        </form>
      </FormScope>
    </Dialog>
  )
}
