import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { fullName } from '#contract/texts/fullName.ts'
import { type TravelCredit, travelCreditSchema } from '#contract/payment/travelCredits.ts'
import { FormDialog } from '@/forms/dialog/FormDialog'
import { FailureNotice } from '@/forms/failure/FailureNotice'
import { parseAmount } from '@/forms/input/amountText'
import { TextInput } from '@/forms/input/TextInput'
import { ErrorSummary } from '@/forms/section/ErrorSummary'
import { FormScope } from '@/forms/section/FormScope'
import type { ApiFailure } from '@/http/failure'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { useAction } from '@/patterns/action/useAction'
import { Dialog } from '@/ui/overlay/Dialog'
import type { CreditOwner } from './credits.api'
import { usePostCreditUseMutation } from './credits.slice'
import { CreditFacts } from './CreditFacts'
import { creditUseSchema, type CreditUseValues } from './creditUse.rules'

interface CreditUse {
  creditId: string
  amount: number
  version: number
}

interface CreditDialogProps {
  credit: TravelCredit
  owner: CreditOwner
  onClose: () => void
}

/** Everything about a credit. Where something is left, a form records a use of it. */
export default function CreditDialog({ credit, owner, onClose }: CreditDialogProps) {
  const { formatMessage } = useIntl()
  const action = useAction({
    mutation: usePostCreditUseMutation(),
    doneText: { id: 'credits.use.done', values: { airline: credit.airlineName } },
    onDone: onClose,
  })
  const isOwn = owner.profileId !== undefined
  const now = currentOf(action.failure) ?? credit
  const title = formatMessage({ id: 'credits.dialog.title' }, { airline: credit.airlineName, name: fullName(credit) })
  if (now.state === 'used' || now.state === 'lapsed')
    return (
      <Dialog isOpen onOpenChange={onClose} title={title} closeLabel={formatMessage({ id: 'patterns.close' })}>
        {action.failure && <FailureNotice failure={action.failure} />}
        <CreditFacts credit={now} isOwn={isOwn} />
      </Dialog>
    )
  const { isPending, failure } = action
  const run = (use: CreditUse) => action.run({ ...owner, ...use })
  return <UseForm credit={now} isOwn={isOwn} title={title} action={{ run, isPending, failure }} onClose={onClose} />
}

/** The credit as it is, which a refusal answers. */
function currentOf(failure: ApiFailure | undefined): TravelCredit | undefined {
  const parsed = travelCreditSchema.safeParse(failure?.current)
  return parsed.success ? parsed.data : undefined
}

const formId = 'credit-use'
const labelId = (name: string) => `credits.use.${name}` as MessageId

interface UseFormProps extends Pick<CreditDialogProps, 'credit' | 'onClose'> {
  isOwn: boolean
  title: string
  action: { run: (use: CreditUse) => void; isPending: boolean; failure?: ApiFailure | undefined }
}

function UseForm({ credit, isOwn, title, action, onClose }: UseFormProps) {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const { id: creditId, version, rest, currency } = credit
  const form = useForm<CreditUseValues>({
    resolver: zodResolver(creditUseSchema(rest)),
    defaultValues: { amount: '' },
    // ErrorSummary focuses the first error.
    shouldFocusError: false,
  })
  const problem = useCallback(
    (_name: string, code: unknown) =>
      code === 'outOfRange' || code === 'invalid'
        ? formatMessage({ id: `credits.use.problem.${code}` }, { rest: money(rest, currency) })
        : undefined,
    [formatMessage, money, rest, currency],
  )
  return (
    <FormDialog
      id={formId}
      title={title}
      submitLabel={<FormattedMessage id="credits.use.save" />}
      isDirty={form.formState.isDirty}
      isPending={action.isPending}
      failure={action.failure && <FailureNotice failure={action.failure} />}
      onSubmit={form.handleSubmit(({ amount }) => action.run({ creditId, version, amount: parseAmount(amount) ?? 0 }))}
      onClose={onClose}
    >
      <FormScope form={form} id={formId} labelId={labelId} problem={problem}>
        <ErrorSummary />
        <CreditFacts credit={credit} isOwn={isOwn} />
        <TextInput
          name="amount"
          isRequired
          inputMode="decimal"
          autoComplete="off"
          description={<FormattedMessage id="credits.use.description" values={{ rest: money(rest, currency) }} />}
        />
      </FormScope>
    </FormDialog>
  )
}
