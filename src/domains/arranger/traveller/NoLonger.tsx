import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'

/**
 * Shown for somebody who has not approved the person as their arranger, or does no more.
 * @param name undefined where the server never told it
 */
export function NoLonger({ name }: { name: string | undefined }) {
  const locale = useLocale()
  const screen = useRef<HTMLDivElement>(null)
  // What had the focus is gone.
  useEffect(() => screen.current?.focus(), [])
  return (
    <div ref={screen} tabIndex={-1}>
      <EmptyState
        headingLevel={1}
        illustration={<Illustration of="lost" />}
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
        action={
          <Link to={pathTo(locale, 'home')} className={buttonClass()}>
            <FormattedMessage id="arranger.bar.back" />
          </Link>
        }
      />
    </div>
  )
}
