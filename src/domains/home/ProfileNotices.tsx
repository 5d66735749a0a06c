import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useProfileQuery } from '@/domains/profile/profile.slice'
import { isUnfinished } from '@/domains/profile/profile.rules'
import { useSubjectProfile } from '@/patterns/subject'
import { lazyWithMessages } from '@/i18n/lazyWithMessages'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/Banner'
import { buttonClass } from '@/ui/buttonClass'
import { ErrorState } from '@/ui/ErrorState'

const MandatoryNotice = lazyWithMessages(['completion'], () => import('./MandatoryNotice'))

/** §2: what is missing in the profile, and who has to provide it. */
export function ProfileNotices() {
  const { data, isError, isFetching, refetch } = useProfileQuery(useSubjectProfile())
  const { formatMessage } = useIntl()
  const locale = useLocale()
  if (isError && !data) {
    return (
      <ErrorState
        isCompact
        title={<FormattedMessage id="home.profile.failed" />}
        retryLabel={formatMessage({ id: 'patterns.tryAgain' })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!data) return null
  return (
    <>
      {isUnfinished(data) && (
        <Banner
          tone="accent"
          title={<FormattedMessage id="home.unfinished.title" />}
          actions={
            <Link
              className={buttonClass('primary', 'small')}
              to={pathTo(locale, 'completeYourProfile', undefined, { s: 'personal' })}
            >
              <FormattedMessage id="home.unfinished.action" />
            </Link>
          }
        >
          <FormattedMessage id="home.unfinished.text" />
        </Banner>
      )}
      {!data.isMandatoryFieldsInformationComplete && (
        <Suspense>
          <MandatoryNotice profile={data} />
        </Suspense>
      )}
    </>
  )
}
