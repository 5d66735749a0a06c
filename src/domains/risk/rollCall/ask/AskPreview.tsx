import { FormattedMessage, useIntl } from 'react-intl'
import type { RollCallChoice } from '#contract/risk/rollCalls.ts'
import { PhoneLink } from '@/domains/risk/shared/PhoneLink'
import { QueryFailure } from '@/patterns/feedback/QueryFailure'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Banner } from '@/ui/notice/Banner'
import { LeftOutPeople } from './LeftOutPeople'
import { useRollCallPreviewQuery } from '../rollCall.slice'

interface AskPreviewProps {
  choice: RollCallChoice & { companyId: string }
  /** Chosen trips, until the people are counted. */
  count: number
}

/** The number of people that a mail reaches, its languages, and the people to call instead. */
export function AskPreview({ choice, count }: AskPreviewProps) {
  const { formatDisplayName, formatList } = useIntl()
  const preview = useRollCallPreviewQuery(choice, { refetchOnMountOrArgChange: true })
  const { currentData: data, isError } = preview
  if (!data)
    return isError ? (
      <QueryFailure query={preview} title="rollCall.preview.failed" />
    ) : (
      <p role="status">
        <FormattedMessage id="rollCall.preview.counting" values={{ count }} />
      </p>
    )
  const { people, guests, unreachable, languages, notAsked, leftOut } = data
  const named = languages.map((code) => formatDisplayName(code, { type: 'language' }) ?? code)
  return (
    <div className={layout.stack2}>
      <p className={textStyle.strong} role="status">
        <FormattedMessage id="rollCall.preview.people" values={{ people, guests }} />
      </p>
      {named.length > 0 && (
        <p className={textStyle.note}>
          <FormattedMessage id="rollCall.preview.languages" values={{ languages: formatList(named) }} />
        </p>
      )}
      {notAsked > 0 && (
        <p className={textStyle.note}>
          <FormattedMessage id="rollCall.preview.notAsked" values={{ count: notAsked }} />
        </p>
      )}
      <LeftOutPeople leftOut={leftOut} />
      {unreachable.length > 0 && (
        <Banner
          tone="warning"
          title={<FormattedMessage id="rollCall.preview.unreachable" values={{ count: unreachable.length }} />}
        >
          <ul>
            {unreachable.map(({ name, bookingId, phone }) => (
              <li key={`${bookingId} ${name}`}>
                {name}
                {phone && (
                  <>
                    {': '}
                    <PhoneLink phone={phone} />
                  </>
                )}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}
