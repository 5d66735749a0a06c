import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useFormats } from '@/i18n/useFormats'
import { SectionCard } from '@/patterns/page/SectionCard'
import { Badge } from '@/ui/display/Badge'
import { useImportsQuery } from './imports.slice'
import styles from './Imports.module.css'

/** The latest imports of the company; unfinished ones can be continued. */
export function RecentImports({ companyId }: { companyId: string }) {
  const answer = useImportsQuery({ companyId })
  const { instant } = useFormats()
  if (answer.currentData?.length === 0) return null
  return (
    <SectionCard heading={<FormattedMessage id="imports.recent" />} answer={answer}>
      {(recent) => (
        <ul role="list" className={styles.recent}>
          {recent.map(({ id, kind, fileName, beganBy, createdAt, status }) => (
            <li key={id}>
              <span>
                <Link to={{ search: `?kind=${kind}&import=${encodeURIComponent(id)}` }}>{fileName}</Link>{' '}
                <FormattedMessage id="imports.recent.row" values={{ name: beganBy, at: instant(createdAt) }} />
              </span>
              <Badge>
                <FormattedMessage id={`imports.status.${status}`} />
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
