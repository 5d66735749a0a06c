import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { maxSnoozeDays } from '#contract/actions.ts'
import { Button } from '@/ui/Button'
import { TextField } from '@/ui/TextField'
import styles from './ActionCard.module.css'
import { daysAfter, maySnoozeUntil } from './actions.rules'

interface SnoozeProps {
  today: string
  onChoose: (until: string) => void
}

/** Snoozes for a day, for a week, or until a chosen day, at most 90 days ahead. */
export function Snooze({ today, onChoose }: SnoozeProps) {
  const [day, setDay] = useState('')
  const [isRefused, setRefused] = useState(false)
  const choose = (event: SyntheticEvent) => {
    event.preventDefault()
    const isPossible = maySnoozeUntil(day, today)
    setRefused(!isPossible)
    if (isPossible) onChoose(day)
  }
  return (
    <form noValidate className={styles.putOff} onSubmit={choose}>
      <Button variant="secondary" size="small" onClick={() => onChoose(daysAfter(today, 1))}>
        <FormattedMessage id="actionCenter.putOff.day" />
      </Button>
      <Button variant="secondary" size="small" onClick={() => onChoose(daysAfter(today, 7))}>
        <FormattedMessage id="actionCenter.putOff.week" />
      </Button>
      <TextField
        type="date"
        name="until"
        label={<FormattedMessage id="actionCenter.putOff.until" />}
        min={daysAfter(today, 1)}
        max={daysAfter(today, maxSnoozeDays)}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        error={
          isRefused ? <FormattedMessage id="actionCenter.putOff.refused" values={{ days: maxSnoozeDays }} /> : undefined
        }
      />
      <Button type="submit" variant="secondary" size="small">
        <FormattedMessage id="actionCenter.putOff.choose" />
      </Button>
    </form>
  )
}
