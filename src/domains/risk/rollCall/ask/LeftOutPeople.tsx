import { FormattedMessage } from 'react-intl'
import { type LeftOut, rollCallLimits } from '#contract/risk/rollCalls.ts'
import { useFormats } from '@/i18n/useFormats'
import { Banner } from '@/ui/notice/Banner'

/** The people who get no mail because the last one is a few minutes old, each with the time of the next one. */
export function LeftOutPeople({ leftOut }: { leftOut: LeftOut | undefined }) {
  const { clock } = useFormats()
  if (!leftOut) return null
  const { count, from, people } = leftOut
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="rollCall.leftOut" values={{ count, minutes: rollCallLimits.pauseMinutes }} />}
    >
      <ul>
        {people.map((person, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two people may have the same name and time
          <li key={at}>
            <FormattedMessage
              id="rollCall.leftOut.person"
              values={{ name: person.name, time: clock(new Date(person.from)) }}
            />
          </li>
        ))}
      </ul>
      {count > people.length && (
        <FormattedMessage
          id="rollCall.leftOut.more"
          values={{ count: count - people.length, time: clock(new Date(from)) }}
        />
      )}
    </Banner>
  )
}
