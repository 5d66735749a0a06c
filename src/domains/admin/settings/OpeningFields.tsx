import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldRow } from '@/forms/input/FieldRow'
import { SelectInput } from '@/forms/input/SelectInput'
import { TimeInput } from '@/forms/input/TimeInput'
import { Card } from '@/ui/display/Card'
import type { SettingsValues } from './companySettings.rules'
import { dayKinds, type Weekday, weekdays } from './opening.rules'
import layout from '@/ui/layout/layout.module.css'

/** When the desk of the agency is open (§3): its time zone, and each day of the week. */
export function OpeningFields() {
  const { formatMessage } = useIntl()
  const chosen = useWatch<SettingsValues, 'opening_timeZone'>({ name: 'opening_timeZone' })
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <Card
      heading={<FormattedMessage id="companySettings.opening" />}
      description={<FormattedMessage id="companySettings.opening.text" />}
    >
      <div className={layout.stack4}>
        <FieldRow>
          <SelectInput name="opening_timeZone" autoComplete="off">
            <option value="">{formatMessage({ id: 'companySettings.opening.none' })}</option>
            {(chosen === '' || zones.includes(chosen) ? zones : [chosen, ...zones]).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </SelectInput>
        </FieldRow>
        {chosen !== '' && weekdays.map((day) => <DayFields key={day} day={day} />)}
      </div>
    </Card>
  )
}

/** A day: closed, around the clock, or with the times from and to which the desk is open. */
function DayFields({ day }: { day: Weekday }) {
  const { formatMessage } = useIntl()
  const is = useWatch<SettingsValues, `day${Weekday}_is`>({ name: `day${day}_is` })
  return (
    <FieldRow isTight>
      <SelectInput name={`day${day}_is`} autoComplete="off">
        {dayKinds.map((kind) => (
          <option key={kind} value={kind}>
            {formatMessage({ id: `companySettings.day.${kind}` })}
          </option>
        ))}
      </SelectInput>
      {is === 'hours' && <TimeInput name={`day${day}_from`} />}
      {is === 'hours' && <TimeInput name={`day${day}_to`} />}
    </FieldRow>
  )
}
