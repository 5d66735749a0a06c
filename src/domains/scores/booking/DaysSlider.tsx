import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { KpiBreakdown, ScoreFormulas } from '#contract/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { overallWith, scoreOfDays } from './breakdown.rules'
import styles from './DaysSlider.module.css'
import layout from '@/ui/layout/layout.module.css'

interface DaysSliderProps {
  booking: KpiBreakdown
  bands: ScoreFormulas['advancePurchase']['domestic']
}

/** Days beyond the best step, so that the end of the slider shows that more days score no more. */
const beyond = 7

/** The score of the booking, had it been made another number of days before departure. */
export function DaysSlider({ booking, bands }: DaysSliderProps) {
  const { score } = useFormats()
  const id = useId()
  const booked = Math.max(booking.daysBookInAdvance, 0)
  const most = Math.max((bands[0]?.days ?? 0) + beyond, booked)
  const [days, setDays] = useState(booked)
  const advance = scoreOfDays(bands, days)
  return (
    <Card heading={<FormattedMessage id="scorePages.slider" />}>
      <div className={layout.stack3}>
        <label htmlFor={id}>
          <FormattedMessage id="scorePages.slider.label" values={{ days }} />
        </label>
        <input
          id={id}
          type="range"
          className={styles.slider}
          min={0}
          max={most}
          step={1}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        />
        <output htmlFor={id}>
          <FormattedMessage
            id="scorePages.slider.scores"
            values={{ advance: score(advance), overall: score(overallWith(booking, advance)) }}
          />
        </output>
      </div>
    </Card>
  )
}
