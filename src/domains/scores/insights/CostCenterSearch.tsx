import { skipToken } from '@reduxjs/toolkit/query/react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ReportCostCenter } from '#contract/reports/insights.ts'
import { useReportCostCentersQuery } from '@/domains/scores/scores.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { shownResults } from '@/forms/input/shownResults'
import { useDebouncedValue } from '@/forms/input/useDebouncedValue'
import { SearchField } from '@/ui/field/search/SearchField'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface CostCenterSearchProps {
  label: string
  /** The chosen cost center; undefined for a field that adds one and is empty again. */
  chosen?: ReportCostCenter | undefined
  /** Cost centers that cannot be chosen here, as they are chosen elsewhere. */
  except: readonly string[]
  /** The field has the focus from the start, as it replaces one that had it. */
  takesFocus?: boolean
  /** Undefined where the reader empties the field. */
  onChoose: (center: ReportCostCenter | undefined) => void
}

/** A cost center found by its number or name; the list opens with the first ones. */
export function CostCenterSearch({ label, chosen, except, takesFocus = false, onChoose }: CostCenterSearchProps) {
  const { formatMessage } = useIntl()
  const { companyId } = useSession()
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  /** The text since the last choice; undefined shows the name of the chosen one. */
  const [typed, setTyped] = useState<string>()
  const name = chosen?.name ?? ''
  const text = typed ?? name
  const wanted = typed?.trim() ?? ''
  const search = useDebouncedValue(wanted)
  const answer = useReportCostCentersQuery(isUsed ? { companyId, search } : skipToken)
  const found = shownResults(answer).filter(({ id }) => !except.includes(id))
  const items = chosen && text === name ? [chosen, ...found.filter(({ id }) => id !== chosen.id)] : found
  return (
    <div onFocus={() => setIsUsed(true)}>
      <SearchField<ReportCostCenter & { code: string }>
        label={label}
        error={undefined}
        inputRef={field}
        placeholder={formatMessage({ id: 'insights.compare.choose' })}
        openLabel={formatMessage({ id: 'insights.costCenters.open' })}
        items={items.map((center) => ({ ...center, code: center.id }))}
        text={text}
        onText={(next) => {
          setTyped(next)
          if (next === '' && chosen) onChoose(undefined)
        }}
        nameOf={(center) => center.name}
        selected={chosen?.id ?? null}
        onSelect={(center) => {
          setTyped(undefined)
          if (center && center.id !== chosen?.id) onChoose(center)
        }}
        onBlur={() => setTyped(undefined)}
        nothing={
          <FormattedMessage
            id={answer.isFetching || search !== wanted ? 'insights.costCenters.searching' : 'insights.costCenters.none'}
          />
        }
      >
        {(center) => (
          <span className={layout.stackTight}>
            <strong>{center.name}</strong>
            {center.number !== center.name && <span className={textStyle.note}>{center.number}</span>}
          </span>
        )}
      </SearchField>
    </div>
  )
}

/** The cost centers of some ids, in the order of the ids; unknown ones by their id. */
export function useNamedCostCenters(ids: readonly string[]): ReportCostCenter[] {
  const { companyId } = useSession()
  const { data } = useReportCostCentersQuery(ids.length > 0 ? { companyId, ids: ids.join(',') } : skipToken)
  return ids.map((id) => data?.find((center) => center.id === id) ?? { id, number: '', name: data ? id : '…' })
}
