import type { CostCenter, CostCenterRole, NewCostCenter } from '#contract/employees/costCenters.ts'
import type { Handle } from '#tests/support/http/api.ts'
import type { MailingApi } from '#tests/support/mail/mailingApi.ts'

export const admin = 'admin@aurora'
export const centers = '/company/admin/companies/aurora/cost-centers'

const dayMs = 86_400_000

/** Calls of administrators about cost centres, against the real server. */
export function costCenterDesk(at: () => Pick<MailingApi, 'send' | 'clock'>) {
  const ask = (as: Handle | undefined, method: string, path: string, body?: object) =>
    at().send(as, path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
  const read = async <Answer>(given: Response): Promise<Answer> => {
    if (!given.ok) throw new Error(`${given.status}: ${await given.text()}`)
    return (await given.json()) as Answer
  }
  const named = (name: string) => [{ locale: 'en-CA' as const, value: name }]
  const add = (externalId: string, changed: Partial<NewCostCenter> = {}) =>
    ask(admin, 'POST', centers, { externalId, names: named(externalId), status: 'active', parentId: null, ...changed })
  const patch = (id: string, body: object) => ask(admin, 'PATCH', `${centers}/${id}`, body)
  const rolesPath = (id: string) => `${centers}/${id}/roles`
  return {
    ask,
    read,
    named,
    add,
    /** Adds a cost centre and returns its id. */
    added: async (externalId: string, changed: Partial<NewCostCenter> = {}) =>
      (await read<CostCenter>(await add(externalId, changed))).id,
    patch,
    center: async (id: string) => read<CostCenter>(await ask(admin, 'GET', `${centers}/${id}`)),
    rolesPath,
    addRole: (costCenterId: string, body: object) => ask(admin, 'POST', rolesPath(costCenterId), body),
    roles: async (id: string) => read<CostCenterRole[]>(await ask(admin, 'GET', rolesPath(id))),
    dayFromNow: (days: number) => new Date(at().clock.now.getTime() + days * dayMs).toISOString().slice(0, 10),
  }
}
