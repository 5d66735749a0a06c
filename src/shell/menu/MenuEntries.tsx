import { BookOpen, Building2, ChartColumn, ChevronDown, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type EntryGroup, groupEntries, standsFor } from '@/routes/menu'
import type { MenuGroup } from '@/routes/row'
import { useRouteName } from '@/routes/useRouteName'
import styles from './MainMenu.module.css'
import { MenuLink } from './MenuLink'
import type { ShownEntry } from './useMenuEntries'

const icons: Record<MenuGroup, LucideIcon> = { reports: ChartColumn, resources: BookOpen, management: Building2 }

interface MenuEntriesProps {
  entries: readonly ShownEntry[]
  onNavigate?: (() => void) | undefined
}

/** Entries of the main menu as items of a list, those of a group under its button. */
export const MenuEntries = ({ entries, onNavigate }: MenuEntriesProps) =>
  groupEntries(entries).map((item) =>
    'group' in item ? (
      <li key={`group ${item.group}`}>
        <Group {...item} onNavigate={onNavigate} />
      </li>
    ) : (
      <li key={item.name}>
        <MenuLink {...item} onNavigate={onNavigate} />
      </li>
    ),
  )

/**
 * A button that shows and hides the entries of a group. The group of the present page is open until the reader closes
 * it; its button is the current entry then. The button is disabled where all entries are.
 */
function Group({ group, entries, onNavigate }: EntryGroup<ShownEntry> & Pick<MenuEntriesProps, 'onNavigate'>) {
  const listId = useId()
  const name = useRouteName()
  const isHere = entries.some((entry) => standsFor(entry.name, name))
  const [wasHere, setWasHere] = useState(isHere)
  const [isOpen, setOpen] = useState(isHere)
  if (isHere !== wasHere) {
    setWasHere(isHere)
    setOpen(isHere)
  }
  const isDisabled = entries.every((entry) => entry.isDisabled)
  const Icon = icons[group]
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-disabled={isDisabled || undefined}
        aria-current={(isHere && !isOpen) || undefined}
        onClick={() => !isDisabled && setOpen(!isOpen)}
      >
        <Icon aria-hidden="true" />
        <FormattedMessage id={`shell.group.${group}`} />
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      {isOpen && (
        <ul role="list" id={listId} className={styles.group}>
          {entries.map((entry) => (
            <li key={entry.name}>
              <MenuLink {...entry} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
