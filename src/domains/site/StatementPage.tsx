import { ArrowLeft } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import type { MessageId } from '@/i18n/messages'
import { pathTo } from '@/routes/pathTo'
import { Logo } from '@/ui/brand/Logo'
import styles from './StatementPage.module.css'
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
  const locale = useLocale()
  const text = (part: string) => (
    <FormattedMessage id={`site.${name}.${part}` as MessageId} {...(values && { values })} />
  )
  return (
    <main data-route={name} className={styles.page}>
      <Logo label="Waymark" />
      <article className={layout.stack8}>
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
      </article>
      <Link className={styles.back} to={pathTo(locale, 'home')}>
        <ArrowLeft aria-hidden="true" />
        <FormattedMessage id="site.home" />
      </Link>
    </main>
  )
}
