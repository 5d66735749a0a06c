import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/ui/button/buttonClass'
import { EmptyState } from '@/ui/notice/EmptyState'
import { LostIllustration } from '@/ui/illustrations/LostIllustration'
import layout from '@/ui/layout/layout.module.css'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'

/**
 * Shown for a person who has not approved the reader as their arranger, or no longer does.
 * @param name undefined where the server never sent it
 */
export function NoLonger({ name }: { name: string | undefined }) {
  const screen = useRef<HTMLDivElement>(null)
  // The focused element is gone.
  useEffect(() => screen.current?.focus(), [])
  return (
    <div ref={screen} tabIndex={-1} className={layout.readingStart}>
      <EmptyState
        headingLevel={1}
        illustration={<LostIllustration />}
        title={
          name ? (
            <FormattedMessage id="arranger.noLonger.title" values={{ name }} />
          ) : (
            <FormattedMessage id="arranger.noLonger.nobody.title" />
          )
        }
        text={
          name ? (
            <FormattedMessage id="arranger.noLonger.text" values={{ name }} />
          ) : (
            <FormattedMessage id="arranger.noLonger.nobody.text" />
          )
        }
        action={<BackToTravelers className={buttonClass()} />}
      />
    </div>
  )
}

/** The link from a traveler's pages to the list of travelers. */
const BackToTravelers = ({ className }: { className: string }) => (
  <Link to={pathTo(useLocale(), 'arranger-profiles')} className={className}>
    <FormattedMessage id="arranger.bar.back" />
  </Link>
)
