import { X } from 'lucide-react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { VisitedPlace } from '#contract/reports/itineraryReport.ts'
import { nearCircle, cornersOf } from '@/domains/risk/map/area.rules'
import { useFormats } from '@/i18n/useFormats'
import { IconButton } from '@/ui/button/IconButton'
import layout from '@/ui/layout/layout.module.css'
import styles from './SearchChips.module.css'
import type { TravelerAddress } from './useTravelerView'

interface SearchChipsProps {
  address: TravelerAddress
  places: readonly VisitedPlace[]
  /** The headline of the alert of the search, where it is known. */
  headline: string | undefined
  /** Has the focus after the last choice is removed. */
  filters: RefObject<HTMLElement | null>
}

/** The choices that no field shows, each with a button that removes it: area, circle, place of the map, alert. */
export function SearchChips({ address: { view, choose, chooseAt }, places, headline, filters }: SearchChipsProps) {
  const { formatMessage } = useIntl()
  const { distance } = useFormats()
  const { area, near, alertId } = view.search
  const circle = nearCircle(near)
  const chosen = nearCircle(view.at)
  const city = places.find(({ cityCode }) => cityCode === view.at)?.city ?? view.at
  const chips: { key: string; text: ReactNode; remove: () => void }[] = [
    {
      key: 'area',
      text: area && <FormattedMessage id="findTravelers.chip.area" values={{ corners: cornersOf(area).length }} />,
      remove: () => choose({ area: '' }),
    },
    {
      key: 'near',
      text: circle && (
        <FormattedMessage id="findTravelers.chip.near" values={{ distance: distance(circle.km, 'km') }} />
      ),
      remove: () => choose({ near: '' }),
    },
    {
      key: 'alert',
      text: alertId && (
        <FormattedMessage
          id={headline ? 'findTravelers.chip.alert' : 'findTravelers.chip.alert.unknown'}
          values={{ headline }}
        />
      ),
      remove: () => choose({ alertId: '' }),
    },
    {
      key: 'at',
      text:
        view.at &&
        (chosen ? (
          <FormattedMessage id="findTravelers.chip.places" />
        ) : (
          <FormattedMessage id="findTravelers.chip.place" values={{ city }} />
        )),
      remove: () => chooseAt(''),
    },
  ]
  const shown = chips.filter(({ text }) => text)
  if (shown.length === 0) return null
  // Any other choice goes with the place of the map, so that its button cannot have the focus next.
  const leave = (key: string, { currentTarget }: MouseEvent) => {
    const next = shown.findIndex((other) => other.key !== key && other.key !== 'at')
    const button = currentTarget.closest('ul')?.children[next]?.querySelector('button')
    const target = button ?? filters.current
    target?.focus()
  }
  return (
    <ul role="list" aria-label={formatMessage({ id: 'findTravelers.chips' })} className={layout.row2}>
      {shown.map(({ key, text, remove }) => (
        <li key={key} className={styles.chip}>
          <span>{text}</span>
          <IconButton
            size="small"
            label={formatMessage({ id: `findTravelers.chip.remove.${key as 'area' | 'near' | 'alert' | 'at'}` })}
            icon={<X aria-hidden="true" />}
            onClick={(event) => {
              leave(key, event)
              remove()
            }}
          />
        </li>
      ))}
    </ul>
  )
}
