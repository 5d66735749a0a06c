import { FileDown } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { OpenModule } from '#contract/catalogs/education.ts'
import { useOwnProfile } from '@/domains/session/shared/useSession'
import { useLocale } from '@/i18n/useLocale'
import { DownloadButton } from '@/patterns/download/DownloadButton'
import { PageHeader } from '@/patterns/page/PageHeader'
import { pathTo } from '@/routes/pathTo'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import { Banner } from '@/ui/notice/Banner'
import { certificatePath } from './education.api'
import { ModuleBadge, ModuleScore, WhyRequired } from './ModuleWords'

/** The head of a module: its facts, the certificate of a passed one, and why it is required. */
export function ModuleHead({ module }: { module: OpenModule }) {
  const { id, title, summary, topic, minutes, validMonths, progress, score } = module
  const person = useOwnProfile()
  return (
    <>
      <PageHeader
        title={title}
        mark={<ModuleBadge module={module} />}
        facts={[
          <FormattedMessage key="topic" id={`education.topic.${topic}`} />,
          <FormattedMessage key="minutes" id="education.minutes" values={{ count: minutes }} />,
          <FormattedMessage key="months" id="education.certificate.months" values={{ months: validMonths }} />,
          score !== null && <ModuleScore key="score" module={module} />,
        ]}
        note={<p className={cx(textStyle.measure, textStyle.soft)}>{summary}</p>}
        actions={
          progress === 'passed' && (
            <DownloadButton
              path={certificatePath({ ...person, moduleId: id })}
              fallbackName={`certificate-${id}.pdf`}
              icon={<FileDown aria-hidden="true" />}
              variant="quiet"
            >
              <FormattedMessage id="education.certificate" />
            </DownloadButton>
          )
        }
      />
      <Requirement module={module} />
    </>
  )
}

/** Why an open module is required, with the trip that requires it. */
function Requirement({ module }: { module: OpenModule }) {
  const locale = useLocale()
  const { required } = module
  if (!required?.isOpen) return null
  return (
    <Banner
      tone={required.isOverdue ? 'danger' : 'warning'}
      isWithinLiveRegion
      actions={
        required.trip && (
          <Link to={pathTo(locale, 'trip', { bookingId: required.trip.bookingId })}>
            <FormattedMessage id="education.trip" />
          </Link>
        )
      }
    >
      <WhyRequired module={module} />
    </Banner>
  )
}
