import { Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { ProfileRef } from '@/http/paths'
import { lazyPart } from '@/patterns/page/lazyPart'
import { useSubject } from '@/patterns/subject/subject'
import { useSubjectPath } from '@/patterns/subject/useSubjectPath'
import { Button } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { cx } from '@/ui/cx'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const PermitDialog = lazyPart(['forms'], () => import('./PermitDialog'))

/**
 * Tells a person whose citizenship is not known that the limit is that of visitors, with the two ways to say otherwise.
 * Administrators have no page of an employee's passports.
 */
export function NoPassport({ owner }: { owner: ProfileRef }) {
  const path = useSubjectPath()
  const { kind } = useSubject()
  const [isDeclaring, setDeclaring] = useState(false)
  return (
    <div className={layout.stack2}>
      <p className={textStyle.measure}>
        <FormattedMessage id="stays.noPassport" />
      </p>
      <div className={cx(layout.row2, layout.lines1)}>
        {kind !== 'employee' && (
          <Link to={path('travelDocuments')} className={buttonClass('secondary', 'small')}>
            <FormattedMessage id="stays.noPassport.add" />
          </Link>
        )}
        <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setDeclaring(true)}>
          <FormattedMessage id="stays.noPassport.declare" />
        </Button>
      </div>
      <Suspense fallback={null}>
        {isDeclaring && <PermitDialog owner={owner} kind="citizenship" onClose={() => setDeclaring(false)} />}
      </Suspense>
    </div>
  )
}
