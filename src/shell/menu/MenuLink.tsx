import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { ActionCount } from '@/domains/actionCenter/ActionCount'
import type { MessageId } from '@/i18n/messages'
import { useLocale } from '@/i18n/useLocale'
import { usePagePreload } from '@/patterns/page/pagePreload'
import { pathTo } from '@/routes/pathTo'
import { standsFor } from '@/routes/menu'
import { menuIcons } from '@/routes/menuIcons'
import { menuTitleOf } from '@/routes/table'
import { useRouteName } from '@/routes/useRouteName'
import styles from './MainMenu.module.css'
import type { ShownEntry } from './useMenuEntries'

interface MenuLinkProps extends ShownEntry {
  /** Used where the screen's title is too long. */
  label?: MessageId | undefined
  onNavigate?: (() => void) | undefined
}

/** An entry of the main menu: the screen's icon and title; the action centre with its count. */
export function MenuLink({ name, isDisabled, label = menuTitleOf(name), onNavigate }: MenuLinkProps) {
  const locale = useLocale()
  const isCurrent = standsFor(name, useRouteName())
  const preloadPage = usePagePreload()
  const preload = () => preloadPage(name)
  const Icon = menuIcons[name]
  const content = (
    <>
      <Icon aria-hidden="true" />
      <FormattedMessage id={label} />
      {name === 'actionCenter' && !isDisabled && <ActionCount />}
    </>
  )
  return isDisabled ? (
    <span className={styles.entry} role="link" aria-disabled="true">
      {content}
    </span>
  ) : (
    <Link
      to={pathTo(locale, name)}
      className={styles.entry}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onNavigate}
      onMouseEnter={preload}
      onFocus={preload}
    >
      {content}
    </Link>
  )
}
