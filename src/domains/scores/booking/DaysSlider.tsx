import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { KpiBreakdown, ScoreFormulas } from '#contract/reports/scores.ts'
import { useFormats } from '@/i18n/useFormats'
import { Card } from '@/ui/display/Card'
import { overallWith, scoreOfDays } from './breakdown.rules'
import styles from './DaysSlider.module.css'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

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
        <Scale bands={bands} days={days} most={most} />
        <output htmlFor={id} className={textStyle.strong}>
          <FormattedMessage
            id="scorePages.slider.scores"
            values={{ advance: score(advance), overall: score(overallWith(booking, advance)) }}
          />
        </output>
      </div>
    </Card>
  )
}

interface ScaleProps extends Pick<DaysSliderProps, 'bands'> {
  days: number
  /** The days at the end of the slider. */
  most: number
}

/** The steps below the slider, each as wide as its days: its score, and the day it begins. */
function Scale({ bands, days, most }: ScaleProps) {
  const { formatNumber } = useIntl()
  const { score } = useFormats()
  const steps = bands.toSorted((one, other) => one.days - other.days)
  return (
    <div className={styles.scale} aria-hidden="true">
      {steps.map((step, at) => {
        const next = steps[at + 1]?.days ?? most + 1
        const isChosen = days >= step.days && days < next
        return (
          <span key={step.days} data-chosen={isChosen || undefined} style={{ flexGrow: next - step.days }}>
            <strong>{score(step.score)}</strong>
            {formatNumber(step.days, { style: 'unit', unit: 'day', unitDisplay: 'narrow' })}
          </span>
        )
      })}
    </div>
  )
}
