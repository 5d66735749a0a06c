import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { namedPeriods } from '#contract/reports/reportPeriods.ts'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import type { TableAddress } from '@/patterns/table/address/tableAddress'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { SelectField } from '@/ui/field/choice/SelectField'
import { shownOf } from '@/store/shownAnswer'
import { legsPath, type FootprintQuery } from './carbon.api'
import { periodIn } from './carbon.rules'
import { useFootprintQuery } from './carbon.slice'
import styles from './CarbonTools.module.css'

interface CarbonToolsProps {
  address: TableAddress
  query: FootprintQuery
  isCompany: boolean
}

/** Period, cost center and radiative forcing, which stand in the address, and the legs as a file. */
export function CarbonTools({ address, query, isCompany }: CarbonToolsProps) {
  const { formatMessage } = useIntl()
  const { state, choose } = address
  return (
    <div className={styles.tools}>
      <SelectField
        label={<FormattedMessage id="carbon.period" />}
        value={periodIn(state)}
        onChange={({ target }) => choose('period', target.value === namedPeriods[0] ? [] : [target.value])}
      >
        {namedPeriods.map((period) => (
          <option key={period} value={period}>
            {formatMessage({ id: `periods.${period}` })}
          </option>
        ))}
      </SelectField>
      {isCompany && <CostCenterChoice query={query} onChoose={(id) => choose('costCenter', id ? [id] : [])} />}
      <CheckboxField
        label={<FormattedMessage id="carbon.forcing" />}
        description={<FormattedMessage id="carbon.forcing.text" values={{ share: 0.7 }} />}
        checked={query.withRadiativeForcing}
        onChange={({ target }) => choose('forcing', target.checked ? [] : ['without'])}
      />
      <DownloadButton
        api="reporting"
        path={legsPath(query)}
        fallbackName="carbon-footprint.csv"
        icon={<Download aria-hidden="true" />}
      >
        <FormattedMessage id="carbon.download" />
      </DownloadButton>
    </div>
  )
}

/** The cost centers with trips in the period. The chosen one stays a choice in a period without trips of it. */
function CostCenterChoice({ query, onChoose }: { query: FootprintQuery; onChoose: (id: string) => void }) {
  const { formatMessage } = useIntl()
  // The choices of the last period stay until those of another are there.
  const { shown } = shownOf(useFootprintQuery({ ...query, costCenter: undefined }))
  const chosen = query.costCenter
  const found = shown?.costCenters ?? []
  const isMissing = chosen !== undefined && !found.some(({ costCenter }) => costCenter === chosen)
  return (
    <SelectField
      label={<FormattedMessage id="carbon.costCenter" />}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value)}
      autoComplete="off"
    >
      <option value="">{formatMessage({ id: 'carbon.costCenter.all' })}</option>
      {isMissing && <option value={chosen}>{formatMessage({ id: 'carbon.costCenter.chosen' })}</option>}
      {found.map(({ costCenter, name }) => (
        <option key={costCenter} value={costCenter}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
