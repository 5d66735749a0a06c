import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { cx } from './cx'
import styles from './Tabs.module.css'

export interface TabItem<Id extends string> {
  id: Id
  label: string
  count?: number | undefined
  isDisabled?: boolean | undefined
  content: ReactNode
}

export interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  label: string
  items: readonly TabItem<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  className?: string | undefined
}

/** Tabs with counts; the row scrolls on narrow screens and only the selected content is mounted. */
export const Tabs = <Id extends string>({ label, items, selected, onSelect, className }: TabsProps<Id>) => (
  <AriaTabs
    className={cx(styles.tabs, className)}
    selectedKey={selected}
    onSelectionChange={(key) => onSelect(key as Id)}
  >
    <TabList className={cx(styles.list)} aria-label={label}>
      {items.map(({ id, label: name, count, isDisabled = false }) => (
        <Tab key={id} id={id} className={cx(styles.tab)} isDisabled={isDisabled}>
          {name}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, content }) => (
      <TabPanel key={id} id={id} className={cx(styles.panel)}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
)
