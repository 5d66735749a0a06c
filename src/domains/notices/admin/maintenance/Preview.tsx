import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { concernsTool } from '#contract/notices/maintenance.ts'
import { MaintenanceBanner } from '@/domains/notices/maintenance/shared/MaintenanceBanner'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useNow } from '@/i18n/useNow'
import { Card } from '@/ui/display/Card'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { type NoticeValues, previewOf } from './noticeForm.rules'

/** The banner as travelers will see it, in the administrator's language, and a warning where nobody will (§4). */
export function Preview() {
  const { locale } = useIntl()
  const now = useNow()
  const { control } = useFormContext<NoticeValues>()
  const values = useWatch({ control }) as NoticeValues
  const { data: profile } = useProfileQuery(useOwnProfile())
  const notice = previewOf(values, locale, now)
  return (
    <Card heading={<FormattedMessage id="notices.preview" />}>
      {notice ? (
        <div className={layout.stack3}>
          {/* It is no announcement here, so that it is not read out while the administrator types. */}
          <MaintenanceBanner notice={notice} now={now} />
          {profile && !concernsTool(notice, profile.obt?.name) && (
            <p className={textStyle.warning}>
              <FormattedMessage id="notices.preview.otherTool" />
            </p>
          )}
        </div>
      ) : (
        <p className={textStyle.note}>
          <FormattedMessage id="notices.preview.missing" />
        </p>
      )}
    </Card>
  )
}
