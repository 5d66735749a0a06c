import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useParams } from 'react-router-dom'
import type { CompanyCard } from '#contract/companyCards.ts'
import type { CostCenter } from '#contract/costCenters.ts'
import { useCostCenterQuery } from '@/domains/admin/costCenters.slice'
import { CardName } from '@/domains/profile/payment/shared/CardName'
import { useSession } from '@/domains/session/shared/useSession'
import { UnsavedWork } from '@/forms/UnsavedWork'
import { failureOf } from '@/http/failure'
import { useLocale } from '@/i18n/useLocale'
import { PageHeader } from '@/patterns/PageHeader'
import { SectionCard } from '@/patterns/SectionCard'
import { showToast } from '@/patterns/toasts'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/Banner'
import styles from './CompanyCards.module.css'
import { justAdded } from './companyCards.rules'
import { IfOffered } from './IfOffered'
import { KeptBy } from './KeptBy'
import { NewCard } from './NewCard'
import { Unknown } from './Unknown'

/** §2 {costCenterId}/add-payment-method: adds a card to a cost center, then leads to whom it pays for. */
export default function AddPaymentMethodPage() {
  return (
    <IfOffered title="routes.addPaymentMethod">
      <Add />
    </IfOffered>
  )
}

function Add() {
  const { costCenterId = '' } = useParams()
  const { companyId } = useSession()
  const locale = useLocale()
  const answer = useCostCenterQuery({ companyId, costCenterId })
  /** Once the form is unmounted, its unsaved changes no longer ask before leaving. */
  const [left, setLeft] = useState<{ added?: CompanyCard }>()
  if (left?.added)
    return (
      <Navigate
        replace
        to={pathTo(locale, 'assignPaymentMethod', { costCenterId, creditCardId: left.added.id })}
        state={justAdded}
      />
    )
  if (left) return <Navigate replace to={pathTo(locale, 'paymentMethods')} />
  if (failureOf(answer.error)?.status === 404) return <Unknown what="center" />
  const center = answer.currentData
  const finish = (added: CompanyCard) => {
    void showToast({ text: <FormattedMessage id="companyCards.added" values={{ card: <CardName card={added} /> }} /> })
    setLeft({ added })
  }
  return (
    <div className={styles.form}>
      <PageHeader
        title={<FormattedMessage id="routes.addPaymentMethod" />}
        facts={[center && <KeptBy key="center" center={center} />]}
        note={
          <p className={styles.soft}>
            <FormattedMessage id="companyCards.add.lead" />
          </p>
        }
      />
      <UnsavedWork>
        <SectionCard heading={<FormattedMessage id="companyCards.new" />} answer={answer}>
          {(known) => <Form center={known} onAdded={finish} onCancel={() => setLeft({})} />}
        </SectionCard>
      </UnsavedWork>
    </div>
  )
}

interface FormProps {
  center: CostCenter
  onAdded: (card: CompanyCard) => void
  onCancel: () => void
}

/** A cost center that is not active takes no card, which is said before anything is typed. */
const Form = ({ center, ...then }: FormProps) =>
  center.status === 'active' ? (
    <NewCard costCenterId={center.id} {...then} />
  ) : (
    <Banner tone="warning">
      <FormattedMessage id="companyCards.center.inactive" />
    </Banner>
  )
