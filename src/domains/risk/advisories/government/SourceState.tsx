import { CircleCheck, CircleHelp, CloudAlert, History } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import type { AdvisorySourceStatus } from '#contract/risk/advisories.ts'
import type { SourceState as State } from '#contract/risk/feedStates.ts'
import { hostOf, OutLink } from '@/domains/risk/shared/OutLink'
import { useFormats } from '@/i18n/useFormats'
import { NotSetUp } from '@/domains/session/shared/NotSetUp'
import { cx } from '@/ui/cx'
import { GovernmentName } from './GovernmentName'
import { missingService } from './missingAdvice'
import styles from './SourceState.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const icons: Record<State, typeof CircleCheck> = {
  current: CircleCheck,
  stale: History,
  failed: CloudAlert,
  notChecked: CircleHelp,
}

/** The pages where governments publish their advice on every country. */
const officialPages: Partial<Record<string, string>> = {
  CA: 'https://travel.gc.ca/travelling/advisories',
  US: 'https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories.html/',
  GB: 'https://www.gov.uk/foreign-travel-advice',
}

/** Whether the advice of a government is current, with the time it was last read. */
export function SourceState({ source }: { source: AdvisorySourceStatus }) {
  const { instant } = useFormats()
  const { state, readAt } = source
  const shown = missingService(source) ? 'notSetUp' : state
  const Icon = icons[state]
  return (
    <span className={cx(styles.state, state !== 'current' && styles.doubtful)}>
      <Icon aria-hidden="true" />
      <span>
        <FormattedMessage id={`advisories.state.${shown}`} values={{ time: readAt ? instant(readAt) : 'never' }} />
      </span>
    </span>
  )
}

interface NoAdviceProps {
  source: AdvisorySourceStatus
  countryName: string
}

/** A government without advice on a country. Only where its advice is current does this mean that there is none. */
export function NoAdvice({ source, countryName: country }: NoAdviceProps) {
  const { instant } = useFormats()
  const { sourceCountry, state, readAt } = source
  const page = officialPages[sourceCountry]
  const missing = missingService(source)
  const values = { country, time: readAt ? instant(readAt) : 'never' }
  return (
    <div className={layout.stack3}>
      <p>
        <FormattedMessage id={`advisories.none.${missing ? 'notSetUp' : state}`} values={values} />
      </p>
      {missing && (
        <p>
          <NotSetUp services={[missing]} />
        </p>
      )}
      {page && (
        <p className={textStyle.small}>
          <OutLink url={page}>
            <FormattedMessage id="advisories.lookUp" values={{ host: hostOf(page) }} />
          </OutLink>
        </p>
      )}
    </div>
  )
}

/** Each government with its state, in one list. */
export const SourceStates = ({ sources }: { sources: readonly AdvisorySourceStatus[] }) => (
  <ul role="list" className={styles.states}>
    {sources.map((source) => (
      <li key={source.sourceCountry} className={cx(layout.stackTight, layout.packed)}>
        <span className={textStyle.medium}>
          <GovernmentName source={source.sourceCountry} />
        </span>
        <SourceState source={source} />
      </li>
    ))}
  </ul>
)
