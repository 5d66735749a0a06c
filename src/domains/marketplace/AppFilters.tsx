import { FormattedMessage, useIntl } from 'react-intl'
import { appStatuses, type PartnerApp } from '#contract/catalogs/marketplace.ts'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import { type TableAddress, writeTable } from '@/patterns/table/address/tableAddress'
import { SelectField } from '@/ui/field/choice/SelectField'
import layout from '@/ui/layout/layout.module.css'
import { categoryIn, offeredCategories, shownApps, statusIn } from './marketplace.rules'

interface AppFiltersProps {
  apps: readonly PartnerApp[]
  address: TableAddress
}

/** Links to the apps of each status with their numbers, and the choice of a category. */
export function AppFilters({ apps, address: { shape, state, choose } }: AppFiltersProps) {
  const { formatMessage } = useIntl()
  const chosen = statusIn(state)
  const category = categoryIn(state)
  const countOf = (status: PartnerApp['status'] | undefined) => shownApps(apps, { status, category }).length
  const searchOf = (status: string | undefined) =>
    writeTable(shape, {
      ...state,
      filters: { ...(status && { status: [status] }), ...(category && { category: [category] }) },
    })
  return (
    <div className={layout.stack3}>
      <StatusLinks
        label={formatMessage({ id: 'marketplace.states' })}
        links={[undefined, ...appStatuses.filter((each) => countOf(each) > 0 || each === chosen)].map((each) => ({
          key: each ?? 'all',
          label: <FormattedMessage id={each ? `marketplace.status.${each}` : 'marketplace.state.all'} />,
          search: searchOf(each),
          count: countOf(each),
          isCurrent: each === chosen,
        }))}
      />
      <div className={layout.row3}>
        <SelectField
          label={formatMessage({ id: 'marketplace.category' })}
          value={category ?? ''}
          onChange={({ target }) => choose('category', target.value ? [target.value] : [])}
        >
          <option value="">{formatMessage({ id: 'marketplace.category.all' })}</option>
          {offeredCategories(apps).map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `marketplace.category.${each}` })}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
