import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Membership, MembershipCategory } from '#contract/profile/memberships.ts'
import { SectionCard } from '@/patterns/page/SectionCard'
import type { ProfileRef } from '@/http/paths'
import { Button } from '@/ui/button/Button'
import { Skeleton } from '@/ui/progress/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { MembershipRow } from './MembershipRow'
import rows from '@/patterns/list/rows.module.css'
import { useMembershipsQuery } from './memberships.slice'
import layout from '@/ui/layout/layout.module.css'
import textStyle from '@/ui/layout/textStyle.module.css'

const AddMembership = lazy(() => import('./AddMembership'))

interface MembershipsSectionProps {
  profileRef: ProfileRef
  category: MembershipCategory
}

/** The loyalty memberships of one category; a person may have several. */
export function MembershipsSection({ profileRef, category }: MembershipsSectionProps) {
  const answer = useMembershipsQuery({ ...profileRef, category })
  const [done, setDone] = useState<{ id: 'added' | 'removed' | 'changed'; program: string }>()
  const report = (id: 'added' | 'removed' | 'changed', program: string) => setDone({ id, program })
  return (
    <SectionCard<Membership[]>
      heading={<FormattedMessage id="profile.memberships.title" />}
      description={<FormattedMessage id={`profile.memberships.${category}.text`} />}
      answer={answer}
    >
      {(memberships) => (
        <div className={layout.stack4}>
          {memberships.length === 0 ? (
            <p className={textStyle.soft}>
              <FormattedMessage id={`profile.memberships.${category}.nothing`} />
            </p>
          ) : (
            <ul role="list" className={rows.list}>
              {memberships.map((membership) => (
                <MembershipRow key={membership.id} profileRef={profileRef} membership={membership} onDone={report} />
              ))}
            </ul>
          )}
          <Adding profileRef={profileRef} category={category} onAdded={(program) => report('added', program)} />
          <VisuallyHidden role="status">
            {done && <FormattedMessage id={`profile.memberships.${done.id}`} values={{ program: done.program }} />}
          </VisuallyHidden>
        </div>
      )}
    </SectionCard>
  )
}

interface AddingProps {
  profileRef: ProfileRef
  category: MembershipCategory
  onAdded: (program: string) => void
}

/** The button, or the form in its place; when the form closes, the button gets the focus again. */
function Adding({ profileRef, category, onAdded }: AddingProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (!isOpen)
    return (
      <Button
        ref={button}
        variant="secondary"
        size="small"
        className={layout.selfStart}
        icon={<Plus aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="profile.memberships.add" />
      </Button>
    )
  return (
    <Suspense fallback={<Skeleton lines={3} />}>
      <AddMembership
        profileRef={profileRef}
        category={category}
        onClose={() => setOpen(false)}
        onAdded={(program) => {
          setOpen(false)
          onAdded(program)
        }}
      />
    </Suspense>
  )
}
