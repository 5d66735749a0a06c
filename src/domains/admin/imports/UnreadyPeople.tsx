import { FormattedMessage } from 'react-intl'
import { bookingLacks, type Import } from '#contract/imports.ts'
import section from '@/patterns/page/section.module.css'
import { Banner } from '@/ui/notice/Banner'

/**
 * How many people of a table will not be able to book, and why (§4); nothing where all will once they complete their
 * part.
 */
export function UnreadyPeople({ unready }: Pick<Import, 'unready'>) {
  if (!unready || unready.people === 0) return null
  const lacking = bookingLacks.filter((lack) => unready[lack] > 0)
  return (
    <Banner tone="warning" title={<FormattedMessage id="imports.unready" values={{ count: unready.people }} />}>
      <ul className={section.points}>
        {lacking.map((lack) => (
          <li key={lack}>
            <FormattedMessage id={`imports.unready.${lack}`} values={{ count: unready[lack] }} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}
