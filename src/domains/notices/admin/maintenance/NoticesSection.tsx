import { Plus } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ManagedNotice } from '#contract/notices/maintenance.ts'
import { textsFor } from '#contract/notices/noticeTexts.ts'
import { useNoticesQuery } from '@/domains/notices/maintenance/maintenance.slice'
import { useSession } from '@/domains/session/shared/useSession'
import { capitalize } from '@/i18n/letterCase'
import { useFormats } from '@/i18n/useFormats'
import { useLocale } from '@/i18n/useLocale'
import { useNow } from '@/i18n/useNow'
import rows from '@/patterns/list/rows.module.css'
import { SectionCard } from '@/patterns/page/SectionCard'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { Badge } from '@/ui/display/Badge'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'
import { EntryRow } from '@/domains/notices/admin/entry/EntryRow'
import { noticeStage } from './noticeForm.rules'
import { StageMark } from './StageMark'

/** The maintenance notices of the company and those for all companies, the latest first. */
export function NoticesSection() {
  const answer = useNoticesQuery({ companyId: useSession().companyId })
  return (
    <SectionCard
      heading={<FormattedMessage id="notices.maintenance" />}
      description={<FormattedMessage id="notices.maintenance.lead" />}
      actions={<Announce />}
      answer={answer}
    >
      {(notices) =>
        notices.length === 0 ? (
          <p className={textStyle.note}>
            <FormattedMessage id="notices.maintenance.none" />
          </p>
        ) : (
          <ul role="list" className={rows.list}>
            {notices.map((notice) => (
              <Row key={notice.id} notice={notice} />
            ))}
          </ul>
        )
      }
    </SectionCard>
  )
}

const Announce = () => (
  <Link className={buttonClass('secondary', 'small')} to={pathTo(useLocale(), 'addMaintenance')}>
    <Plus aria-hidden="true" />
    <FormattedMessage id="notices.maintenance.announce" />
  </Link>
)

function Row({ notice }: { notice: ManagedNotice }) {
  const { formatList, formatMessage, locale } = useIntl()
  const { instant } = useFormats()
  const path = pathTo(useLocale(), 'maintenance', { noticeId: notice.id })
  const stage = noticeStage(notice, useNow())
  const { maintenanceStart, maintenanceEnd } = notice
  const components = notice.impactedComponents.map((each) =>
    formatMessage({ id: `banners.maintenance.component.${each}` }),
  )
  return (
    <EntryRow
      title={textsFor(notice.texts, locale).title}
      to={notice.isForAll ? undefined : path}
      marks={
        <>
          <StageMark stage={stage} />
          {notice.isForAll && (
            <Badge>
              <FormattedMessage id="notices.forAll" />
            </Badge>
          )}
        </>
      }
    >
      <ul role="list" className={cx(layout.row4, textStyle.note, layout.lines1, layout.stretch)}>
        <li>
          <FormattedMessage
            id="notices.times"
            values={{ from: instant(maintenanceStart), until: instant(maintenanceEnd) }}
          />
        </li>
        <li>{capitalize(locale, formatList(components))}</li>
      </ul>
    </EntryRow>
  )
}
