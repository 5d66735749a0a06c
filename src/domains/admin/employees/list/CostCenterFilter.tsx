import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { CostCenterInput } from '@/domains/admin/shared/CostCenterInput'
import { FormScope } from '@/forms/section/FormScope'
import type { TableAddress } from '@/patterns/table/tableAddress'

const name = 'costCenterId'

/** Narrows the list to the people of a cost centre, found by typing as there may be many. */
export default function CostCenterFilter({ address: { state, choose } }: { address: TableAddress }) {
  const { formatMessage } = useIntl()
  const chosen = state.filters[name]?.[0] ?? ''
  const form = useForm({ values: { [name]: chosen } })
  const wanted = useWatch({ control: form.control, name })
  useEffect(() => {
    if (wanted !== chosen) choose(name, wanted === '' ? [] : [wanted])
    // oxlint-disable-next-line react/exhaustive-deps -- follows the field; the field follows the address by itself
  }, [wanted])
  return (
    <FormScope form={form} id="employees" labelId={() => 'employees.filter.costCenter'}>
      <CostCenterInput
        name={name}
        status="any"
        isLabelHidden
        placeholder={formatMessage({ id: 'admin.costCenter.all' })}
      />
    </FormScope>
  )
}
