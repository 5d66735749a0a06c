import { useIntl, FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { namedPresets } from '@/domains/risk/findTravelers.rules'
import { isOffered } from '@/http/additions'
import { buttonClass } from '@/ui/button/buttonClass'
import layout from '@/ui/layout/layout.module.css'

/** Links to the searches that are made most often (§2, `p`). */
export function Presets({ current }: { current: string }) {
  const { formatMessage } = useIntl()
  const offered = namedPresets.filter((preset) => preset !== 'arriving-today' || isOffered('findtravelers'))
  return (
    <nav aria-label={formatMessage({ id: 'findTravelers.presets' })}>
      <ul role="list" className={layout.row2}>
        {offered.map((preset) => (
          <li key={preset}>
            <Link
              to={{ search: `?p=${preset}` }}
              preventScrollReset
              className={buttonClass(current === preset ? 'secondary' : 'quiet', 'small')}
              aria-current={current === preset ? 'page' : undefined}
            >
              <FormattedMessage id={`findTravelers.preset.${preset}`} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
