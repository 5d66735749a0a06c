import { FormattedMessage } from 'react-intl'
import type { HomeEntry } from '#contract/notices/homeContent.ts'
import { Card } from '@/ui/display/Card'
import rows from '@/patterns/list/rows.module.css'
import { TitleLink } from './EntryLink'

/** §6 home.links: the company's links, for guests too. */
export const LinksCard = ({ links }: { links: readonly HomeEntry[] }) => (
  <Card heading={<FormattedMessage id="homeContent.links" />}>
    <ul role="list" className={rows.list}>
      {links.map((entry) => (
        <li key={entry.id} className={rows.row}>
          <TitleLink entry={entry} />
        </li>
      ))}
    </ul>
  </Card>
)
