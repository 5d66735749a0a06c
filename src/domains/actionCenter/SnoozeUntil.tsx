import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { maxSnoozeDays } from '#contract/notices/actions.ts'
import { LocalDateField } from '@/forms/input/LocalDateField'
import { daysAfter } from '@/lib/localDateTime'
import { Button } from '@/ui/button/Button'
import { maySnoozeUntil } from './actions.rules'
import styles from './SnoozeUntil.module.css'

/** Snoozes until a chosen day, at most 90 days ahead. */
export default function SnoozeUntil({ today, onChoose }: { today: string; onChoose: (until: string) => void }) {
  const { formatMessage } = useIntl()
  const [day, setDay] = useState('')
  const [isRefused, setRefused] = useState(false)
  const choose = (event: SyntheticEvent) => {
    event.preventDefault()
    const isPossible = maySnoozeUntil(day, today)
    setRefused(!isPossible)
    if (isPossible) onChoose(day)
  }
  return (
    <form noValidate className={styles.until} onSubmit={choose}>
      <LocalDateField
        name="until"
        label={formatMessage({ id: 'actionCenter.putOff.until' })}
        min={daysAfter(today, 1)}
        max={daysAfter(today, maxSnoozeDays)}
        value={day}
        onChange={setDay}
        error={
          isRefused ? <FormattedMessage id="actionCenter.putOff.refused" values={{ days: maxSnoozeDays }} /> : undefined
        }
      />
      <Button type="submit" variant="secondary" size="small">
        <FormattedMessage id="actionCenter.putOff" />
      </Button>
    </form>
  )
}
