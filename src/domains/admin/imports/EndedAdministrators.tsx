import { FormattedMessage, useIntl } from 'react-intl'
import type { EndedAdministrator, Import } from '#contract/imports.ts'
import section from '@/patterns/page/section.module.css'
import { Banner } from '@/ui/notice/Banner'

/** The administrators whose access the rows take, with their provisioning tokens; nothing where there is none. */
export function EndedAdministrators({ administrators }: Pick<Import, 'administrators'>) {
  if (administrators.length === 0) return null
  const title = <FormattedMessage id="imports.administrators" values={{ count: administrators.length }} />
  return (
    <Banner tone="warning" title={title}>
      <ul className={section.points}>
        {administrators.map((one) => (
          <li key={one.id}>
            <EndedAccess of={one} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function EndedAccess({ of: { name, loses, tokenNames } }: { of: EndedAdministrator }) {
  const { formatList } = useIntl()
  const tokens = { names: formatList(tokenNames), count: tokenNames.length }
  return (
    <>
      <FormattedMessage id={`imports.administrators.${loses}`} values={{ name }} />
      {tokenNames.length > 0 && (
        <>
          {' '}
          <FormattedMessage id="imports.administrators.tokens" values={tokens} />
        </>
      )}
    </>
  )
}
