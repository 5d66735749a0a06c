import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'

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

/** A dialog to choose the record that many people get; closing it changes nothing. */
export function ChoiceDialog({ kind, count, isPending, onChoose, onClose, children }: ChoiceDialogProps) {
  const { formatMessage } = useIntl()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { id: '' } })
  const id = `employees-${kind}`
  return (
    <FormDialog
      id={id}
      size="small"
      title={formatMessage({ id: `employees.bulk.${kind}.title` }, { count })}
      submitLabel={<FormattedMessage id={`employees.bulk.${kind}.yes`} />}
      isPending={isPending}
      onSubmit={form.handleSubmit((chosen) => onChoose(chosen.id))}
      onClose={onClose}
    >
      <FormScope form={form} id={id} labelId={() => `employees.bulk.${kind}.field` as MessageId}>
        <p>
          <FormattedMessage id={`employees.bulk.${kind}.text`} />
        </p>
        {children}
      </FormScope>
    </FormDialog>
  )
}
