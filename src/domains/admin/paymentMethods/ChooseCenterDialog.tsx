import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { fieldProblem } from '#contract/fieldProblems.ts'
import { CostCenterInput } from '@/domains/admin/shared/CostCenterInput'
import { ErrorSummary } from '@/forms/ErrorSummary'
import { FormScope } from '@/forms/FormScope'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import styles from './CompanyCards.module.css'

const formId = 'company-card-center'
const labelId = (): MessageId => 'companyCards.center'
const schema = z.object({ costCenterId: z.string().check(z.minLength(1, fieldProblem('required'))) })

/** Asks which cost center keeps the card to be added. */
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
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={formatMessage({ id: 'companyCards.center.title' })}
      closeLabel={formatMessage({ id: 'patterns.close' })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            <FormattedMessage id="forms.cancel" />
          </Button>
          <Button type="submit" form={formId}>
            <FormattedMessage id="companyCards.center.go" />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.parts} onSubmit={(event) => void submit(event)}>
        <FormScope form={form} id={formId} labelId={labelId}>
          <ErrorSummary />
          <CostCenterInput
            name="costCenterId"
            isRequired
            description={<FormattedMessage id="companyCards.center.text" />}
          />
        </FormScope>
      </form>
    </Dialog>
  )
}
