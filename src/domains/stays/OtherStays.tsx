import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { OtherStay } from '#contract/stays/stays.ts'
import type { ProfileRef } from '@/http/paths'
import { useFormats } from '@/i18n/useFormats'
import { RemoveInPlace } from '@/patterns/action/RemoveInPlace'
import { useAction } from '@/patterns/action/useAction'
import { lazyPart } from '@/patterns/page/lazyPart'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'
import { DeclaredList } from './DeclaredList'
import { RemoveLabel } from './RemoveLabel'
import { useDeleteOtherStayMutation } from './stays.slice'

const OtherStayDialog = lazyPart(['forms'], () => import('./OtherStayDialog'))

/** Days abroad that no trip has, as the person declares them. */
export function OtherStays({ other, owner }: { other: readonly OtherStay[]; owner: ProfileRef }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <DeclaredList of="other" declared={other} onAdd={() => setAdding(true)}>
        {(stay) => <StayRow stay={stay} owner={owner} />}
      </DeclaredList>
      <Suspense fallback={null}>
        {isAdding && <OtherStayDialog owner={owner} onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  )
}

function StayRow({ stay: { id, country, from, until }, owner }: { stay: OtherStay; owner: ProfileRef }) {
  const formats = useFormats()
  const [name, days] = [formats.country(country), formats.dateRange(from, until)]
  const named = `${name}, ${days}`
  const remove = useAction({ mutation: useDeleteOtherStayMutation(), doneText: { id: 'stays.other.removed' } })
  return (
    <>
      <div className={cx(layout.stackTight, layout.shrink, textStyle.anywhere)}>
        <p className={textStyle.strong}>{name}</p>
        <p className={textStyle.note}>{days}</p>
      </div>
      <RemoveInPlace
        isInRow
        label={<RemoveLabel name={named} />}
        question={<FormattedMessage id="stays.other.remove.sure" values={{ name: named }} />}
        yes={<FormattedMessage id="stays.remove.yes" />}
        no={<FormattedMessage id="forms.cancel" />}
        action={remove}
        onConfirm={() => remove.run({ ...owner, id })}
      />
    </>
  )
}
