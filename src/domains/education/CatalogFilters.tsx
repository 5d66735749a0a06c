import { FormattedMessage, useIntl } from 'react-intl'
import { type EducationModule, educationTopics } from '#contract/catalogs/education.ts'
import { StatusLinks } from '@/patterns/table/filters/StatusLinks'
import { type TableAddress, writeTable } from '@/patterns/table/address/tableAddress'
import { SelectField } from '@/ui/field/choice/SelectField'
import layout from '@/ui/layout/layout.module.css'
import { countStates, moduleStates, stateIn, topicIn } from './education.rules'

interface CatalogFiltersProps {
  modules: readonly EducationModule[]
  address: TableAddress
}

/** Links to the modules of each state with their numbers, and the choice of a topic. */
export function CatalogFilters({ modules, address }: CatalogFiltersProps) {
  const { formatMessage } = useIntl()
  const { shape, state, choose } = address
  const chosen = stateIn(state)
  const topic = topicIn(state)
  const counts = countStates(modules, topic)
  const all = topic ? modules.filter((each) => each.topic === topic).length : modules.length
  const shown = moduleStates.filter((each) => (counts.get(each) ?? 0) > 0 || each === chosen)
  const searchOf = (wanted: string | undefined) =>
    writeTable(shape, {
      ...state,
      filters: { ...(wanted && { state: [wanted] }), ...(topic && { topic: [topic] }) },
    })
  return (
    <div className={layout.stack3}>
      <StatusLinks
        label={formatMessage({ id: 'education.states' })}
        links={[undefined, ...shown].map((each) => ({
          key: each ?? 'all',
          label: <FormattedMessage id={`education.state.${each ?? 'all'}`} />,
          search: searchOf(each),
          count: each ? counts.get(each) : all,
          isCurrent: each === chosen,
        }))}
      />
      <div className={layout.row3}>
        <SelectField
          label={formatMessage({ id: 'education.topic' })}
          value={topic ?? ''}
          onChange={({ target }) => choose('topic', target.value ? [target.value] : [])}
        >
          <option value="">{formatMessage({ id: 'education.topic.all' })}</option>
          {educationTopics.map((each) => (
            <option key={each} value={each}>
              {formatMessage({ id: `education.topic.${each}` })}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
