import { Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Permit } from '#contract/stays/stays.ts'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { lazyPart } from '@/patterns/page/lazyPart'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { cx } from '@/ui/cx'
import { DeclaredList, RemoveLabel } from './DeclaredList'
import { useDeletePermitMutation } from './stays.slice'

const PermitDialog = lazyPart(['forms'], () => import('./PermitDialog'))

/** Residence permits, long-stay visas and citizenships that the person declares. */
export function Permits({ permits, owner }: { permits: readonly Permit[]; owner: ProfileRef }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <DeclaredList of="permits" declared={permits} onAdd={() => setAdding(true)}>
        {(permit) => <PermitRow permit={permit} owner={owner} />}
      </DeclaredList>
      <Suspense fallback={null}>{isAdding && <PermitDialog owner={owner} onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}

function PermitRow({ permit, owner }: { permit: Permit; owner: ProfileRef }) {
  const { formatMessage } = useIntl()
  const { country, dateRange } = useFormats()
  const { id, kind, validFrom, validUntil } = permit
  const name = `${formatMessage({ id: `stays.kind.${kind}` })}, ${country(permit.country)}`
  const days = validFrom !== null && validUntil !== null ? dateRange(validFrom, validUntil) : undefined
  const named = days ? `${name}, ${days}` : name
  const remove = useAction({ mutation: useDeletePermitMutation(), doneText: { id: 'stays.permits.removed' } })
  return (
    <>
      <div className={cx(layout.stackTight, layout.shrink, textStyle.anywhere)}>
        <p className={textStyle.strong}>{name}</p>
        {days && <p className={textStyle.note}>{days}</p>}
      </div>
      <RemoveInPlace
        isInRow
        label={<RemoveLabel name={named} />}
        question={<FormattedMessage id="stays.permits.remove.sure" values={{ name: named }} />}
        yes={<FormattedMessage id="stays.remove.yes" />}
        no={<FormattedMessage id="forms.cancel" />}
        action={remove}
        onConfirm={() => remove.run({ ...owner, id })}
      />
    </>
  )
}
