import { useIntl } from 'react-intl'
import type { Country } from '#contract/fields/countries.ts'
import { useCountriesQuery } from '@/domains/reference/countries.slice'
import { CodeValue } from '@/patterns/record/CodeValue'
import { DataTable } from '@/patterns/table/DataTable'
import type { Column } from '@/patterns/table/rows/TableRows'
import { type TableShape, useTableAddress } from '@/patterns/table/address/tableAddress'
import { useSelection } from '@/patterns/table/rows/useSelection'
import { pageOf } from './countryRows.rules'
import { Samples } from './Samples'

const callingCodes = ['1', '33', '34', '52', '57']
const shape: TableShape = {
  sortable: ['name', 'callingCode'],
  defaultSort: { key: 'name', direction: 'asc' },
  filters: { callingCode: callingCodes },
  optional: ['alpha3', 'callingCode'],
}
const pageSize = 10

/** A table over the world's countries, cut into pages here as a server does it. */
export function TableSample() {
  const { locale, formatMessage } = useIntl()
  const { data, isFetching, isError, refetch } = useCountriesQuery(locale)
  const address = useTableAddress(shape)
  const page = data && pageOf(data, address.state, { locale, pageSize })
  const found = { total: page?.totalItemCount ?? 0, search: address.searchOfPage(1) }
  const selection = useSelection(page?.responseData ?? [], keyOf, { found })
  const calling = formatMessage({ id: 'site.developer.table.callingCode' })
  const columns: Column<Country>[] = [
    { key: 'name', header: formatMessage({ id: 'site.developer.table.name' }), cell: nameOf, isRowHeader: true },
    {
      key: 'alpha3',
      header: formatMessage({ id: 'site.developer.table.code' }),
      cell: codeOf,
    },
    { key: 'callingCode', header: calling, cell: ({ callingCode }) => `+${callingCode}`, isFigure: true },
  ]
  return (
    <Samples heading="site.developer.table">
      <DataTable
        label={formatMessage({ id: 'site.developer.table.rows' })}
        columns={columns}
        answer={{ data: page, currentData: page, isFetching, isError, refetch }}
        address={address}
        pageSize={pageSize}
        keyOf={keyOf}
        nameOf={nameOf}
        searchLabel={formatMessage({ id: 'site.developer.table.search' })}
        filters={[
          {
            name: 'callingCode',
            label: formatMessage({ id: 'site.developer.table.filter' }),
            options: callingCodes.map((value) => ({ value, label: `+${value}` })),
          },
        ]}
        selection={{ ...selection, renderActions: () => <Chosen keys={selection.rows.map(keyOf)} /> }}
        empty={null}
      />
    </Samples>
  )
}

const keyOf = ({ countryCode }: Country) => countryCode
const nameOf = ({ countryName }: Country) => countryName
const codeOf = ({ alpha3 }: Country) => <CodeValue code={alpha3} />
/** Stands for the actions on the ticked rows. */
const Chosen = ({ keys }: { keys: readonly string[] }) => <output>{keys.join(', ')}</output>
