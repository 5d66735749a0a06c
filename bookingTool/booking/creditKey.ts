import type { CreditPayment } from '#contract/payment/creditPayment.ts'

/** The ids of the credits that pay, for the address and the form of the review. */
export const creditKey = (payments: readonly CreditPayment[]) => payments.map(({ creditId }) => creditId).join(',')
