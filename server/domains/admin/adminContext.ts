import type { LocaleCode } from '#contract/texts/locales.ts'
import { lockCompany } from '#server/domains/profile/lock.ts'
import type { Actor } from '#server/domains/audit/recordCompanyChanges.ts'
import type { Caller } from '#server/http/access/caller.ts'
import type { Language } from '#server/http/requests/language.ts'
import type { Services } from '#server/services/services.ts'

/** The context of a change in administration. */
export interface AdminContext<By extends Actor = Actor> {
  /** An admin, or a provisioning client with its token. */
  caller: By
  companyId: string
  /** In a transaction, `services.db` is the transaction. */
  services: Services
}

/** The context of an admin's API request: also the language of the answer. */
export interface AdminRequest extends AdminContext<Caller> {
  language: Language
  locale: LocaleCode | undefined
}

/** The context of a call of an operation below `/admin/companies/:companyId`. */
export const adminRequest = ({
  params: { companyId },
  caller,
  language,
  locale,
  services,
}: Omit<AdminRequest, 'companyId'> & { params: { companyId: string } }): AdminRequest => ({
  caller,
  companyId,
  language,
  locale,
  services,
})

/** Runs `work` in a transaction that locks the company: changes of its people run one after another. */
export const inCompanyTransaction = <Context extends AdminContext, Result>(
  context: Context,
  work: (context: Context) => Promise<Result>,
): Promise<Result> =>
  context.services.db.transaction(async (tx) => {
    await lockCompany(tx, context.companyId)
    return work({ ...context, services: { ...context.services, db: tx } })
  })
