import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Alert } from '#contract/risk/alerts.ts'
import { OutLink } from '@/domains/risk/shared/OutLink'
import { PlainBlocks } from '@/domains/risk/shared/PlainBlocks'
import { useFormats } from '@/i18n/useFormats'
import { Badge } from '@/ui/display/Badge'
import { cx } from '@/ui/cx'
import styles from './AlertItem.module.css'
import disclosure from '@/domains/risk/shared/summary.module.css'
import { SeverityBadge } from './SeverityBadge'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface AlertItemProps {
  alert: Alert
  /** Instructions, description and source are behind a button, below `children`. */
  isFolded?: boolean
  /** Below the alert: the trips it concerns, or facts about it. */
  children?: ReactNode
}

/** An alert as a row of a list: how severe it is, what to do, from whom, and until when. */
export const AlertItem = ({ alert, isFolded = false, children }: AlertItemProps) => {
  const { headline, language, isDemo } = alert
  const lang = language ? { lang: language } : {}
  return (
    <li className={cx(styles.alert, layout.stack2)}>
      <div className={layout.row2}>
        <SeverityBadge alert={alert} />
        {isDemo && (
          <Badge>
            <FormattedMessage id="alerts.demo" />
          </Badge>
        )}
      </div>
      <h3 className={cx(textStyle.normal, textStyle.anywhere)} {...lang}>
        {headline}
      </h3>
      <Where alert={alert} />
      {isFolded ? (
        <>
          {children}
          <details>
            <summary className={disclosure.summary}>
              <FormattedMessage id="alerts.toDo" />
            </summary>
            <div className={layout.stack2}>
              <ToDo alert={alert} />
              <Description alert={alert} />
              <Source alert={alert} />
            </div>
          </details>
        </>
      ) : (
        <>
          <ToDo alert={alert} />
          <Description alert={alert} />
          <Source alert={alert} />
          {children}
        </>
      )}
    </li>
  )
}

const Description = ({ alert: { description, language } }: AlertItemProps) =>
  description.length > 0 && (
    <details>
      <summary className={disclosure.summary}>
        <FormattedMessage id="alerts.description" />
      </summary>
      <PlainBlocks blocks={description} lang={language} />
    </details>
  )

/** The place and the time of an alert. */
function Where({ alert: { areas, countries, startsAt, endsAt } }: AlertItemProps) {
  const { instant, country } = useFormats()
  const named = areas.map(({ name }) => name).filter(Boolean)
  const places = named.length > 0 ? named : countries.map((code) => country(code))
  return (
    <div className={cx(textStyle.note, layout.stackTight)}>
      {places.length > 0 && <p className={textStyle.anywhere}>{places.join(' · ')}</p>}
      <p className={textStyle.figures}>
        {endsAt === null ? (
          <FormattedMessage id="alerts.since" values={{ from: instant(startsAt) }} />
        ) : (
          <FormattedMessage id="alerts.until" values={{ from: instant(startsAt), to: instant(endsAt) }} />
        )}
      </p>
    </div>
  )
}

/** The instruction of the provider; an alert without one says so. */
const ToDo = ({ alert: { instruction, language } }: AlertItemProps) => (
  <div className={cx(styles.toDo, layout.stack1)}>
    <p className={textStyle.strong}>
      <FormattedMessage id="alerts.toDo" />
    </p>
    {instruction.length > 0 ? (
      <PlainBlocks blocks={instruction} lang={language} />
    ) : (
      <p className={textStyle.soft}>
        <FormattedMessage id="alerts.toDo.none" />
      </p>
    )}
  </div>
)

function Source({ alert: { source, sentAt, url } }: AlertItemProps) {
  const { instant } = useFormats()
  return (
    <div className={cx(textStyle.note, layout.row3, layout.lines0)}>
      <p>
        <FormattedMessage id="alerts.source" values={{ source, time: instant(sentAt) }} />
      </p>
      {url && (
        <p>
          <OutLink url={url}>
            <FormattedMessage id="alerts.more" />
          </OutLink>
        </p>
      )}
    </div>
  )
}
