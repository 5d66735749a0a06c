import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { fieldProblem } from '#contract/wire/fieldProblems.ts'
import { CostCenterInput } from '@/domains/admin/shared/CostCenterInput'
import { ErrorSummary } from '@/forms/section/ErrorSummary'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'

const formId = 'company-card-center'
const labelId = (): MessageId => 'companyCards.center'
const schema = z.object({ costCenterId: z.string().check(z.minLength(1, fieldProblem('required'))) })

/** A dialog to choose the cost center of a new card. */
export default function ChooseCenterDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { costCenterId: '' },
    // ErrorSummary focuses the first error.
    shouldFocusError: false,
  })
  const submit = form.handleSubmit((chosen) => navigate(pathTo(locale, 'addPaymentMethod', chosen)))
  return (
    <FormDialog
      id={formId}
      title={formatMessage({ id: 'companyCards.center.title' })}
      submitLabel={<FormattedMessage id="companyCards.center.go" />}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormScope form={form} id={formId} labelId={labelId}>
        <ErrorSummary />
        <CostCenterInput
          name="costCenterId"
          isRequired
          description={<FormattedMessage id="companyCards.center.text" />}
        />
      </FormScope>
    </FormDialog>
  )
}
