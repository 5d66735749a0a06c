import { memo } from 'react'
import { FormattedMessage } from 'react-intl'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { MarkShape } from './Markers'
import styles from './TravelerMap.module.css'

const tones = ['calm', 'warning', 'danger'] as const

/** The meaning of the shapes, and how the map is moved. */
export const MapLegend = memo(function MapLegend() {
  return (
    <div className={cx(layout.row3, layout.lines1, layout.between, textStyle.note)}>
      <ul role="list" className={cx(layout.row3, layout.lines1)}>
        {tones.map((tone) => (
          <li key={tone} className={layout.row1}>
            <MarkShape tone={tone} className={styles.sample} />
            <FormattedMessage id={`findTravelers.map.tone.${tone}`} />
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        <FormattedMessage id="findTravelers.map.hint" />
      </p>
    </div>
  )
})
