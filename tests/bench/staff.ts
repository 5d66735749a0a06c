import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { givenNames, surnames } from '#server/demo/data/names.ts'

/** How large a company is. */
export interface CompanySize {
  people: number
  costCenters: number
}

const quoted = (names: readonly string[]) => names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')

/**
 * Puts people and cost centres into the demo company Aurora, besides those that it has: cost centres in a tree ten wide,
 * people spread evenly over them, one in fifty inactive, one in a hundred with a role. Ids end in a running number.
 */
export async function plantStaff(db: Database, { people, costCenters }: CompanySize): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text))
  await run(`insert into cost_centers (id, company_id, external_id, names, status, parent_id)
    select 'cc-mass-' || n, 'aurora', 'M' || lpad(n::text, 5, '0'),
      jsonb_build_array(jsonb_build_object('locale', 'en-CA', 'value', 'Department ' || n),
        jsonb_build_object('locale', 'fr-CA', 'value', 'Service ' || n)),
      'active', case when n <= 10 then null else 'cc-mass-' || ceil((n - 10) / 10.0)::int end
    from generate_series(1, ${costCenters}) n`)
  await run(`insert into employees (id, company_id, external_id, job_title, status, cost_center_id, manager_id, approver_id,
      agency_service, travel_policy_id, type, created_at)
    select 'e-mass-' || n, 'aurora', 'M' || lpad(n::text, 6, '0'), 'Analyst ' || (n % 40),
      case when n % 50 = 0 then 'inactive' else 'active' end, 'cc-mass-' || (1 + n % ${costCenters}),
      'e-aurora-finance', 'e-aurora-finance', 'default', 'tp-aurora-standard', 'employee', now()
    from generate_series(1, ${people}) n`)
  await run(`insert into profiles (id, company_id, employee_id, first_name, last_name, email, culture_code, country_code,
      internal_employee_id, group_id, phone_country_code, phone_number, registered_at)
    select 'p-mass-' || n, 'aurora', 'e-mass-' || n,
      (array[${quoted(givenNames.map(({ name }) => name))}])[1 + n % ${givenNames.length}],
      (array[${quoted(surnames)}])[1 + (n / ${givenNames.length}) % ${surnames.length}] || ' ' || chr(65 + n % 26) || chr(97 + (n / 26) % 26),
      'person.' || n || '@aurora.example', 'en-CA', 'CA', 'M' || lpad(n::text, 6, '0'), 'aurora-staff', '1', '5145550199', now()
    from generate_series(1, ${people}) n`)
  await run(`insert into profile_roles (profile_id, role)
    select 'p-mass-' || n, case when n % 100 = 0 then 'FinancialOfficer' else 'Traveller' end
    from generate_series(1, ${people}) n`)
  await run('analyze')
}
