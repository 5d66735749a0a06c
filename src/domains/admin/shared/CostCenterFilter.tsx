import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { FormScope } from '@/forms/section/FormScope'
import type { MessageId } from '@/i18n/messages'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import { CostCenterInput } from './CostCenterInput'

export interface CostCenterFilterProps {
  address: TableAddress
  labelId: MessageId
}

/** The name of the filter in the address, and of the field. */
const name = 'costCenterId'

/** Narrows a table to the rows of one cost center, found by typing as there may be many. */
export function CostCenterFilter({ address: { state, choose }, labelId }: CostCenterFilterProps) {
  const { formatMessage } = useIntl()
  const chosen = state.filters[name]?.[0] ?? ''
  const form = useForm({ values: { [name]: chosen } })
  useEffect(() =>
    form.subscribe({
      formState: { values: true },
      // The address alone may have changed, as by going back.
      callback: ({ values: { costCenterId: wanted }, type }) =>
        type === 'change' && wanted !== chosen && choose(name, wanted === '' ? [] : [wanted]),
    }),
  )
  return (
    <FormScope form={form} id="cost-center-filter" labelId={() => labelId}>
      <CostCenterInput
        name={name}
        status="any"
        isLabelHidden
        placeholder={formatMessage({ id: 'admin.costCenter.all' })}
      />
    </FormScope>
  )
}
