import { PaymentSection } from '@/domains/profile/payment/PaymentSection'
import type { StepSectionsProps } from './StepSections'

export default function PaymentStep({ at, onSaved }: StepSectionsProps) {
  return <PaymentSection at={at} onSaved={onSaved} />
}
