import { type ReactNode } from 'react'
import { FormattedList, FormattedMessage, useIntl } from 'react-intl'
import { maintenanceCategories, maintenanceComponents, type MaintenanceNotice } from '#contract/maintenance.ts'
import { zoneName } from '#contract/zoneName.ts'
import { useFormats } from '@/i18n/useFormats'
import { noticeTimes } from '@/domains/notices/maintenance/maintenance.rules'
import { Banner, type BannerProps } from '@/ui/notice/Banner'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

interface MaintenanceBannerProps extends Pick<BannerProps, 'isWithinLiveRegion' | 'className'> {
  notice: MaintenanceNotice
  now: Date
  /** Without it the banner cannot be dismissed: the preview of an administrator. */
  onDismiss?: () => void
}

/**
 * A maintenance notice (§2 banners, §4): its words, its times in the reader's time zone, and the known components that
 * it affects.
 */
export function MaintenanceBanner({ notice, now, onDismiss, ...banner }: MaintenanceBannerProps) {
  const { formatMessage } = useIntl()
  const { title, text } = notice
  const category = maintenanceCategories.find((each) => each === notice.category) ?? 'Maintenance'
  const affected = maintenanceComponents.filter((each) => notice.impactedComponents.includes(each))
  const dismissal = onDismiss && { onDismiss, dismissLabel: formatMessage({ id: 'banners.maintenance.dismiss' }) }
  return (
    <Banner
      {...banner}
      {...dismissal}
      tone={category === 'Maintenance' ? 'info' : 'warning'}
      title={title || <FormattedMessage id={`banners.maintenance.category.${category}`} />}
    >
      <div className={layout.stack1}>
        <p className={textStyle.strong}>
          <Times notice={notice} now={now} />
        </p>
        {text && <p>{text}</p>}
        {affected.length > 0 && (
          <p>
            <FormattedMessage
              id="banners.maintenance.affects"
              values={{
                components: (
                  <FormattedList
                    value={affected.map((each) => formatMessage({ id: `banners.maintenance.component.${each}` }))}
                  />
                ),
              }}
            />
          </p>
        )}
      </div>
    </Banner>
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
