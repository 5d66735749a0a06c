import { FormattedMessage } from 'react-intl'
import { useFormats } from '@/i18n/useFormats'
import type { MessageId } from '@/i18n/messages'
import { PublicFrame } from './PublicFrame'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface StatementPageProps {
  name: 'legal' | 'terms'
  /** Names of sections, each with the messages `site.<name>.<section>.title` and `.text`. */
  sections: readonly string[]
  /** Values of the texts. */
  values?: Record<string, string>
  /** `yyyy-MM-dd` */
  lastChanged: string
}

/** A page of text: the privacy policy or the terms of use. */
export function StatementPage({ name, sections, values, lastChanged }: StatementPageProps) {
  const { date } = useFormats()
  const text = (part: string) => (
    <FormattedMessage id={`site.${name}.${part}` as MessageId} {...(values && { values })} />
  )
  return (
    <PublicFrame route={name}>
      <header className={layout.stack3}>
        <h1>{text('title')}</h1>
        <p className={cx(textStyle.faint, textStyle.small)}>
          <FormattedMessage
            id="site.lastChanged"
            values={{
              date: (
                <time key="date" dateTime={lastChanged}>
                  {date(lastChanged)}
                </time>
              ),
            }}
          />
        </p>
        <p className={cx(textStyle.soft, textStyle.large)}>{text('lead')}</p>
      </header>
      {sections.map((section) => (
        <section key={section} className={layout.stack2}>
          <h2>{text(`${section}.title`)}</h2>
          <p>{text(`${section}.text`)}</p>
        </section>
      ))}
    </PublicFrame>
  )
}
