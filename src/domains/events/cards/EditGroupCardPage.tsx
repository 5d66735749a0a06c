import { FormattedMessage } from 'react-intl'
import { Link, useParams } from 'react-router-dom'
import type { GroupCard } from '#contract/groupCards.ts'
import { IfOffered } from '@/domains/events/shared/IfOffered'
import { CardName } from '@/domains/profile/payment/shared/CardName'
import { useLeave } from '@/forms/unsaved'
import { UnsavedWork } from '@/forms/UnsavedWork'
import { useLocale } from '@/i18n/useLocale'
import { SectionCard } from '@/patterns/SectionCard'
import { showToast } from '@/patterns/toasts'
import { pathTo } from '@/routes/pathTo'
import { buttonClass } from '@/ui/buttonClass'
import { EmptyState } from '@/ui/EmptyState'
import { Illustration } from '@/ui/illustrations/Illustration'
import { EditGroupCard } from './EditGroupCard'
import styles from './GroupCards.module.css'
import { RemoveGroupCard } from './RemoveGroupCard'
import { useOrganizerCards } from './useOrganizerCards'

/** §2 events/cards/{creditCardId}/edit. */
export default function EditGroupCardPage() {
  const title = <FormattedMessage id="routes.groupTravelEditCard" />
  return (
    <div className={styles.form}>
      <IfOffered about="groupCards" title={title}>
        <h1>{title}</h1>
        <Edit />
      </IfOffered>
    </div>
  )
}

function Edit() {
  const { creditCardId } = useParams()
  const answer = useOrganizerCards()
  const card = answer.currentData?.find(({ id }) => id === creditCardId)
  if (answer.currentData && !card) return <UnknownCard />
  return (
    <UnsavedWork>
      <SectionCard
        heading={card ? <CardName card={card} /> : <FormattedMessage id="profile.payment.one" />}
        answer={answer}
      >
        {() => card && <Forms card={card} />}
      </SectionCard>
    </UnsavedWork>
  )
}

function Forms({ card }: { card: GroupCard }) {
  const locale = useLocale()
  const leave = useLeave()
  const toCards = () => leave(pathTo(locale, 'groupTravelCards'))
  const finish = (outcome: 'saved' | 'removed', changed: GroupCard) => {
    void showToast({
      text: <FormattedMessage id={`groupCards.${outcome}`} values={{ card: <CardName card={changed} /> }} />,
    })
    toCards()
  }
  return (
    <>
      <EditGroupCard card={card} onSaved={(changed) => finish('saved', changed)} onCancel={toCards} />
      <RemoveGroupCard card={card} onRemoved={() => finish('removed', card)} />
    </>
  )
}

const UnknownCard = () => (
  <EmptyState
    title={<FormattedMessage id="groupCards.unknown.title" />}
    text={<FormattedMessage id="profile.payment.unknown.text" />}
    illustration={<Illustration of="lost" />}
    action={
      <Link to={pathTo(useLocale(), 'groupTravelCards')} className={buttonClass()}>
        <FormattedMessage id="profile.payment.unknown.action" />
      </Link>
    }
  />
)
