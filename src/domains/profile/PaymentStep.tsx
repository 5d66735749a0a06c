import { PaymentSection } from '@/domains/payment/PaymentSection'
import type { StepSectionsProps } from './StepSections'

export default function PaymentStep({ at, onSaved }: StepSectionsProps) {
  return <PaymentSection at={at} onSaved={onSaved} />
}
