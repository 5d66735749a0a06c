import { Copy } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useSession } from '@/domains/session/shared/useSession'
import { ActionButton } from '@/patterns/action/ActionButton'
import { useAction } from '@/patterns/action/useAction'
import { usePostBudgetCopiesMutation } from './budgets.slice'

/** Copies the budgets of the year before to a year, where its cost centers have none yet. */
export function CopyBudgets({ year }: { year: number }) {
  const { companyId } = useSession()
  const before = String(year - 1)
  const copy = useAction({
    mutation: usePostBudgetCopiesMutation(),
    doneText: ({ copied }) => ({ id: 'budgets.copied', values: { count: copied, before } }),
  })
  return (
    <ActionButton
      action={copy}
      variant="secondary"
      size="small"
      icon={<Copy aria-hidden="true" />}
      onClick={() => copy.run({ companyId, year })}
    >
      <FormattedMessage id="budgets.copy" values={{ before, year: String(year) }} />
    </ActionButton>
  )
}
