import type { cardAssignments, companyCards } from '#server/db/schema/company/admin.ts'
import { sealedNumberColumns } from '#server/domains/profile/payment/cardRules.ts'
import { costCenterId } from '#server/demo/company/costCenters.ts'
import { daysFrom, monthFrom } from '#server/demo/data/days.ts'
import { employeeIdOf } from '#server/demo/people/people.ts'
import type { WalletContext } from '#server/demo/people/wallet.ts'

const cardId = 'cc-aurora-mastercard'
/** A test number published by the card network; it belongs to no account. */
const number = '5105105105105100'

/** A card of aurora's corporate services. */
export const companyCardRows = ({
  now,
  sealer,
}: Omit<WalletContext, 'random'>): (typeof companyCards.$inferInsert)[] => [
  {
    id: cardId,
    companyId: 'aurora',
    costCenterId: costCenterId('aurora', '400'),
    name: 'Corporate services',
    ...sealedNumberColumns(number, sealer),
    expiryMonth: monthFrom(now, 26),
    uses: ['air', 'rail', 'hotel', 'car'],
    createdAt: daysFrom(now, -90),
  },
]

/** The card pays for the people of one cost centre, who have their own cards too, and for the administrator. */
export const cardAssignmentRows: (typeof cardAssignments.$inferInsert)[] = [
  { id: 'ca-aurora-finance', cardId, costCenterId: costCenterId('aurora', '410') },
  { id: 'ca-aurora-admin', cardId, employeeId: employeeIdOf('aurora', 'admin') },
]
