import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { CostCenterInput } from '@/domains/admin/shared/CostCenterInput'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import type { TableAddress } from '@/patterns/table/tableAddress'
import { centerFilter, centerIn } from './companyCards.rules'

const labelId = (): MessageId => 'companyCards.filter'

/** Narrows the list to the cards of the cost center in the address. */
export function CenterFilter({ address: { state, choose } }: { address: TableAddress }) {
  const { formatMessage } = useIntl()
  const chosen = centerIn(state) ?? ''
  const form = useForm({ values: { costCenterId: chosen } })
  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      // The address alone may have changed, as by going back.
      callback: ({ values: { costCenterId }, type }) =>
        type === 'change' && costCenterId !== chosen && choose(centerFilter, costCenterId === '' ? [] : [costCenterId]),
    }),
  )
  return (
    <FormScope form={form} id="company-card-filter" labelId={labelId}>
      <CostCenterInput
        name="costCenterId"
        status="any"
        isLabelHidden
        placeholder={formatMessage({ id: 'admin.costCenter.all' })}
      />
    </FormScope>
  )
}
