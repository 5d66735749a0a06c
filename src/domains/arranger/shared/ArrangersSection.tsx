import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Arranger, ArrangementAnswer } from '#contract/arranger/arrangers.ts'
import { newArrangerSchema } from '#contract/arranger/arrangerChanges.ts'
import { isOffered } from '@/http/additions'
import type { ProfileRef } from '@/http/paths'
import { SectionCard } from '@/patterns/page/SectionCard'
import { useSession, useOwnProfile } from '@/domains/session/shared/useSession'
import { useSubjectProfile } from '@/patterns/subject/subject'
import { mayNavigate } from '@/routes/permissions'
import { rowOf } from '@/routes/table'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import rows from '@/patterns/list/rows.module.css'
import { useArrangersQuery, usePostArrangerMutation } from '@/domains/arranger/arranger.slice'
import { inOrderOfAnswering, mayRemove, nameOf } from '@/domains/arranger/arranger.rules'
import { ArrangerRow } from './ArrangerRow'
import { cx } from '@/ui/cx'
import textStyle from '@/ui/layout/textStyle.module.css'
import layout from '@/ui/layout/layout.module.css'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/button/buttonClass'
import { Card } from '@/ui/display/Card'
import { Banner } from '@/ui/notice/Banner'
import { SectionForm } from '@/forms/section/SectionForm'
import { useSectionForm } from '@/forms/section/useSectionForm'
import type { SaveResult } from '@/forms/section/useSectionSave'
import { TextInput } from '@/forms/input/TextInput'

/** The person's approved arrangers and pending requests (§4). */
export function ArrangersSection() {
  const profileRef = useSubjectProfile()
  const { roles } = useSession()
  const answer = useArrangersQuery(profileRef)
  const [done, setDone] = useState<{ status: ArrangementAnswer['status']; name: string }>()
  return (
    <>
      <SectionCard<Arranger[]>
        heading={<FormattedMessage id="arranger.title" />}
        description={<FormattedMessage id="arranger.text" />}
        answer={answer}
      >
        {(arrangers) => (
          <div className={layout.stack4}>
            {arrangers.length === 0 ? (
              <p className={cx(textStyle.note, textStyle.snug)}>
                <FormattedMessage id="arranger.nobody" />
              </p>
            ) : (
              <ul role="list" className={rows.list}>
                {inOrderOfAnswering(arrangers).map((arranger) => (
                  <ArrangerRow
                    key={arranger.key}
                    profileRef={profileRef}
                    arranger={arranger}
                    isRemovable={mayRemove(arranger, arrangers, roles)}
                    onDone={(status) => setDone({ status, name: nameOf(arranger) })}
                  />
                ))}
              </ul>
            )}
            <VisuallyHidden role="status">
              {done && <FormattedMessage id={`arranger.done.${done.status}`} values={{ name: done.name }} />}
            </VisuallyHidden>
          </div>
        )}
      </SectionCard>
      {isOffered('addarranger') && answer.data && <InviteArranger profileRef={profileRef} />}
      {mayNavigate(rowOf('arranger-profiles'), roles) && <ArrangeForColleague />}
    </>
  )
}

/** The link to ask a first colleague for permission to arrange their travel. */
const ArrangeForColleague = () => (
  <Card
    heading={<FormattedMessage id="arranger.forColleague" />}
    description={<FormattedMessage id="arranger.forColleague.text" />}
  >
    <p>
      <Link className={buttonClass('secondary')} to={pathTo(useLocale(), 'arranger-profiles')}>
        <FormattedMessage id="arranger.forColleague.action" />
      </Link>
    </p>
  </Card>
)

const valuesOf = () => ({ email: '' })

/** Makes a colleague the traveler's arranger by e-mail address, approved at once because the traveler asks (§4). */
function InviteArranger({ profileRef }: { profileRef: ProfileRef }) {
  const [post] = usePostArrangerMutation()
  const [invited, setInvited] = useState<Arranger | null>(null)
  const section = useSectionForm({
    id: `arranger-${profileRef.profileId}`,
    schema: newArrangerSchema,
    entity: null as Arranger | null,
    valuesOf,
    save: async ({ email }) => {
      setInvited(null)
      return (await post({ ...profileRef, email })) as SaveResult<Arranger | null>
    },
    draftOwner: useOwnProfile(),
    onSaved: setInvited,
  })
  return (
    <Card
      heading={<FormattedMessage id="arranger.invite.title" />}
      description={<FormattedMessage id="arranger.invite.text" />}
    >
      <div className={layout.stack4}>
        <SectionForm section={section} labels="arranger.field" saveLabel="arranger.invite">
          <TextInput name="email" type="email" inputMode="email" autoComplete="off" isRequired />
        </SectionForm>
        {invited && (
          <Banner
            tone="success"
            title={<FormattedMessage id="arranger.invited" values={{ name: nameOf(invited) }} />}
          />
        )}
      </div>
    </Card>
  )
}
