import { CalendarDays, CalendarPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type GuestDetail, guestEnd } from '#contract/arranger/guests.ts'
import { fieldProblemCode } from '#contract/wire/fieldProblemCodes.ts'
import { fullName } from '#contract/texts/fullName.ts'
import { isOver, latestEnd, putOff } from '@/domains/guests/guests.rules'
import { useExtendGuestMutation } from '@/domains/guests/guests.slice'
import { ActionFailure } from '@/forms/failure/ActionFailure'
import { LocalDateField } from '@/forms/input/LocalDateField'
import type { EmployeeRef } from '@/http/paths'
import type { MessageId } from '@/i18n/messages'
import { useFormats } from '@/i18n/useFormats'
import { useNow } from '@/i18n/useNow'
import { localDay } from '@/lib/localDay'
import { useAction } from '@/patterns/action/useAction'
import { Button } from '@/ui/button/Button'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'

interface ExtendGuestProps {
  guest: GuestDetail
  guestRef: EmployeeRef
}

/** Puts the end off by a step or to a day of one's own; whoever is no guest any more is one again. */
export function ExtendGuest({ guest, guestRef }: ExtendGuestProps) {
  const { date } = useFormats()
  const today = localDay(useNow())
  const extend = useAction({
    mutation: useExtendGuestMutation(),
    doneText: (_, { endDate }) => ({ id: 'guests.extended', values: { name: fullName(guest), day: date(endDate) } }),
  })
  const send = (endDate: string) => extend.run({ ...guestRef, endDate })
  const next = putOff(guest.endDate, today)
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      {next !== guest.endDate && (
        <Button
          variant="secondary"
          size="small"
          icon={<CalendarPlus aria-hidden="true" />}
          isPending={extend.isPending}
          onClick={() => send(next)}
        >
          <FormattedMessage
            id={isOver(guest.status) ? 'guests.reactivate' : 'guests.extend'}
            values={{ day: date(next) }}
          />
        </Button>
      )}
      <OtherDay today={today} onChoose={send} />
      <ActionFailure failure={extend.failure} />
    </div>
  )
}

/** A last day that somebody chooses themself. */
function OtherDay({ today, onChoose }: { today: string; onChoose: (day: string) => void }) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [day, setDay] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <div>
        <Button variant="quiet" size="small" icon={<CalendarDays aria-hidden="true" />} onClick={() => setOpen(true)}>
          <FormattedMessage id="guests.extend.other" />
        </Button>
      </div>
    )
  const choose = () => {
    const { data, error } = guestEnd.safeParse(day ?? '')
    setProblem(error?.issues[0]?.message)
    if (data) onChoose(data)
  }
  return (
    <div className={cx(layout.stack3, layout.start, layout.wide)}>
      <LocalDateField
        id={id}
        label={formatMessage({ id: 'guests.field.endDate' })}
        error={problem && formatMessage({ id: `forms.problem.${fieldProblemCode(problem)}` as MessageId })}
        min={today}
        max={latestEnd(today)}
        value={day ?? ''}
        onChange={setDay}
      />
      <Button variant="secondary" size="small" onClick={choose}>
        <FormattedMessage id="guests.extend.set" />
      </Button>
    </div>
  )
}
