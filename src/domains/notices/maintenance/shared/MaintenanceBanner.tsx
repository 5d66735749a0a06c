import { ChevronDown, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { maintenanceCategories, maintenanceComponents, type MaintenanceNotice } from '#contract/notices/maintenance.ts'
import { zoneName } from '#contract/time/zoneName.ts'
import { useFormats } from '@/i18n/useFormats'
import { noticeTimes } from '@/domains/notices/maintenance/maintenance.rules'
import { IconButton } from '@/ui/button/IconButton'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from './MaintenanceBanner.module.css'

interface MaintenanceBannerProps {
  notice: MaintenanceNotice
  now: Date
  /** Without it the banner cannot be dismissed: the preview of an administrator, which is open. */
  onDismiss?: () => void
}

const categoryOf = (notice: MaintenanceNotice) =>
  maintenanceCategories.find((each) => each === notice.category) ?? 'Maintenance'

/**
 * A maintenance notice (§2 banners, §4): its title and its times in the reader's time zone in one line, and in a fold the
 * whole words and what is affected. A title in another language than the reader's stands in the fold.
 */
export function MaintenanceBanner({ notice, now, onDismiss }: MaintenanceBannerProps) {
  const { formatMessage } = useIntl()
  const isPlanned = categoryOf(notice) === 'Maintenance'
  const Icon = isPlanned ? Info : TriangleAlert
  return (
    <div className={cx(styles.banner, !isPlanned && styles.warning)}>
      <details className={styles.details} open={!onDismiss}>
        <summary className={styles.line}>
          <Icon aria-hidden="true" />
          <span className={styles.words}>
            <strong>
              <Title notice={notice} />
            </strong>
            {' · '}
            <Times notice={notice} now={now} />
          </span>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </summary>
        <div className={styles.fold}>
          <Words notice={notice} />
          <Affected notice={notice} />
        </div>
      </details>
      {onDismiss && (
        <IconButton
          size="small"
          label={formatMessage({ id: 'banners.maintenance.dismiss' })}
          icon={<X aria-hidden="true" />}
          onClick={onDismiss}
        />
      )}
    </div>
  )
}

/** The title, or the category in the reader's language where the notice has no words in it. */
function Title({ notice }: { notice: MaintenanceNotice }) {
  if (notice.title && notice.language === undefined) return notice.title
  return <FormattedMessage id={`banners.maintenance.category.${categoryOf(notice)}`} />
}

/** The text, and the title before it where that is in another language. */
function Words({ notice: { title, text, language } }: { notice: MaintenanceNotice }) {
  const { formatDisplayName } = useIntl()
  if (language === undefined) return text && <p>{text}</p>
  const [code = language] = language.split('-')
  return (
    <div>
      <p className={textStyle.note}>
        <FormattedMessage
          id="banners.maintenance.otherLanguage"
          values={{ language: formatDisplayName(code, { type: 'language' }) ?? language }}
        />
      </p>
      <div lang={language}>
        <p className={textStyle.strong}>{title}</p>
        {text && <p>{text}</p>}
      </div>
    </div>
  )
}

function Affected({ notice }: { notice: MaintenanceNotice }) {
  const { formatMessage } = useIntl()
  const affected = maintenanceComponents.filter((each) => notice.impactedComponents.includes(each))
  if (affected.length === 0) return null
  const components = affected.map((each) => formatMessage({ id: `banners.maintenance.component.${each}` }))
  return (
    <p>
      <FormattedMessage
        id="banners.maintenance.affects"
        values={{ components: <FormattedList value={components} /> }}
      />
    </p>
  )
}

/** From when until when, with the name of the reader's time zone. */
function Times({ notice, now }: Pick<MaintenanceBannerProps, 'notice' | 'now'>): ReactNode {
  const { locale } = useIntl()
  const { instant, clock } = useFormats()
  const { maintenanceStart, maintenanceEnd } = notice
  const times = noticeTimes(notice, now)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const zone = zoneName(locale, new Date(maintenanceEnd), timeZone)
  const from = <time dateTime={maintenanceStart}>{instant(maintenanceStart)}</time>
  const endText = (isTimeAlone: boolean) => (
    <time dateTime={maintenanceEnd}>{isTimeAlone ? clock(new Date(maintenanceEnd)) : instant(maintenanceEnd)}</time>
  )
  if (times.kind === 'until')
    return (
      <FormattedMessage
        id={times.isToday ? 'banners.maintenance.untilToday' : 'banners.maintenance.untilTime'}
        values={{ until: endText(times.isToday), zone }}
      />
    )
  return (
    <FormattedMessage
      id={times.isOneDay ? 'banners.maintenance.plannedOneDay' : 'banners.maintenance.planned'}
      values={{ from, until: endText(times.isOneDay), zone }}
    />
  )
}
