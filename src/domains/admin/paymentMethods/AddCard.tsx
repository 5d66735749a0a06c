import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { useLocale } from '@/i18n/useLocale'
import { pathTo } from '@/routes/pathTo'
import { Button, type ButtonProps } from '@/ui/button/Button'
import { buttonClass } from '@/ui/button/buttonClass'
import { loadOnceOnline } from '@/ui/loadOnceOnline'

const ChooseCenterDialog = lazy(() => loadOnceOnline(() => import('./ChooseCenterDialog')))

interface AddCardProps {
  /** The cost center that will keep the card; undefined where it has to be chosen first. */
  costCenterId: string | undefined
  variant?: ButtonProps['variant']
}

/** A link to the form of a new card. Without a known cost center the link opens a dialog that chooses one. */
export function AddCard({ costCenterId, variant = 'primary' }: AddCardProps) {
  const locale = useLocale()
  const [isChoosing, setChoosing] = useState(false)
  if (costCenterId !== undefined)
    return (
      <Link className={buttonClass(variant)} to={pathTo(locale, 'addPaymentMethod', { costCenterId })}>
        <Plus aria-hidden="true" />
        <FormattedMessage id="companyCards.add" />
      </Link>
    )
  return (
    <>
      <Button
        variant={variant}
        icon={<Plus aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        <FormattedMessage id="companyCards.add" />
      </Button>
      <Suspense fallback={null}>{isChoosing && <ChooseCenterDialog onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
