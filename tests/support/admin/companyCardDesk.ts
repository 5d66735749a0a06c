import type { CardAssignments, ChangedAssignments, CompanyCard } from '#contract/admin/companyCards.ts'
import type { Handle } from '#tests/support/http/api.ts'
import type { MailingApi } from '#tests/support/mail/mailingApi.ts'

export const administrator = 'admin@aurora'
export const companyCards = '/company/admin/companies/aurora/payment-methods'
export const cardsOf = (center: string) =>
  `/company/admin/companies/aurora/cost-centers/cc-aurora-${center}/payment-methods`

/** Months that every issuer's cards reach. */
export const [goodMonth, earlierMonth] = [5, 4].map((years) => `${new Date().getUTCFullYear() + years}-06`) as [
  string,
  string,
]

/** Calls of administrators about the company's cards, against the real server. */
export function companyCardDesk(at: () => Pick<MailingApi, 'send' | 'get'>) {
  const ask = (method: string, path: string, body?: object, as: Handle = administrator) =>
    at().send(as, path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  const read = async <Answer>(given: Response): Promise<Answer> => {
    if (!given.ok) throw new Error(`${given.status}: ${await given.text()}`)
    return (await given.json()) as Answer
  }
  const add = (center: string, changed: object = {}) =>
    ask('POST', cardsOf(center), {
      number: '4242 4242 4242 4242',
      name: 'Plant trips',
      expiryDate: goodMonth,
      uses: ['air', 'rail', 'hotel', 'car'],
      ...changed,
    })
  const added = async (center: string, changed: object = {}) => read<CompanyCard>(await add(center, changed))
  const pathOf = ({ id, costCenter }: CompanyCard) => `${cardsOf(costCenter.externalId)}/${id}`
  const assign = (card: CompanyCard, to: Partial<ChangedAssignments>) =>
    ask('PUT', `${pathOf(card)}/assignments`, { costCenters: [], employeeIds: [], ...to })
  const assigned = async (card: CompanyCard, to: Partial<ChangedAssignments>) =>
    read<CardAssignments>(await assign(card, to))
  return { add, added, ask, assign, assigned, pathOf, read }
}
