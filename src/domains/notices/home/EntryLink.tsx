import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { HomeEntry } from '#contract/notices/homeContent.ts'
import { useTripList } from '@/domains/itinerary/shared/trips/useTripList'
import { hostOf, OutLink } from '@/domains/risk/shared/OutLink'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { titleOf } from '@/routes/table'
import textStyle from '@/ui/layout/textStyle.module.css'
import styles from '@/domains/risk/shared/OutLink.module.css'

/** The place that an entry leads to: a screen by its title, or another site by its host. Nothing without one. */
export function EntryLink({ entry }: { entry: Pick<HomeEntry, 'address' | 'screen'> }) {
  const { address, screen } = entry
  if (screen)
    return (
      <ScreenLink screen={screen}>
        <FormattedMessage id={titleOf(screen)} />
      </ScreenLink>
    )
  return address && <OutLink url={address}>{hostOf(address)}</OutLink>
}

/** An entry that is nothing but its link: its title, and the host of another site. */
export function TitleLink({ entry: { title, address, screen } }: { entry: HomeEntry }) {
  if (screen) return <ScreenLink screen={screen}>{title}</ScreenLink>
  return (
    <>
      <OutLink url={address ?? ''}>{title}</OutLink>
      <p className={textStyle.note}>{hostOf(address ?? '')}</p>
    </>
  )
}

function ScreenLink({ screen, children }: { screen: NonNullable<HomeEntry['screen']>; children: ReactNode }) {
  const list = useTripList()
  return (
    <Link className={styles.link} to={pathTo(useLocale(), screen === 'tripsList' ? list : screen)}>
      {children}
      <ArrowRight aria-hidden="true" />
    </Link>
  )
}
