import { parseArgs } from 'node:util'
import { newNoticeSchema } from '#contract/notices/maintenance.ts'
import { readJson } from '#server/commands/readJson.ts'
import { report } from '#server/commands/report.ts'
import type { Database } from '#server/db/client.ts'
import { openDatabase } from '#server/db/open.ts'
import { announceToAll, endToAll, noticesToAll } from '#server/domains/notices/maintenance/noticesToAll.ts'
import { loadEnvFile, readEnv } from '#server/services/env.ts'

const usage = `Announces maintenance to the people of all companies, in a banner above every page:
  npm run announce -- --file notice.json
Lists these notices, and ends one before its time:
  npm run announce -- --list
  npm run announce -- --end notice-…

The file has what the form of administrators has, with times in UTC. One language is enough:
{
  "category": "Maintenance",
  "impactedComponents": ["Application"],
  "disclaimerStart": "2030-03-01T08:00:00Z",
  "maintenanceStart": "2030-03-04T22:00:00Z",
  "maintenanceEnd": "2030-03-05T02:00:00Z",
  "texts": [{ "locale": "en-CA", "title": "Waymark is closed on Monday night", "text": "Book before or after." }]
}
Categories: Maintenance, Outage, Degradation. Components: Application, OnlineBookingTool, MobileApplication, AgencyPhones,
HelpDesk. Languages: en-CA, fr-CA, es-ES.`

/** Does what the arguments say, and returns the result. @throws with what is wrong, before anything is changed */
async function run(): Promise<string> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({ options: { file: text, end: text, list: flag, help: flag } })
  const { file, end, list } = values
  if (values.help || [file, end, list].filter(Boolean).length !== 1) return usage
  const notice = file ? await readNotice(file) : undefined
  loadEnvFile()
  const { db, close } = await openDatabase(readEnv(process.env))
  try {
    if (notice) return `Announced to all companies: ${await announceToAll(db, notice)}`
    if (!end) return await listed(db)
    if (!(await endToAll(db, end))) throw new Error(`No active notice to all companies is "${end}". --list shows them.`)
    return `${end} no longer shows.`
  } finally {
    await close()
  }
}

async function readNotice(file: string) {
  const notice = await readJson(file, newNoticeSchema)
  if (Date.parse(notice.maintenanceEnd) <= Date.now())
    throw new Error('Nothing was changed: the maintenance in the file is over.')
  return notice
}

async function listed(db: Database): Promise<string> {
  const notices = await noticesToAll(db)
  if (notices.length === 0) return 'There is no notice to all companies.'
  return notices
    .map(({ id, status, maintenanceEnd, texts }) =>
      [id, status, `until ${maintenanceEnd.toISOString()}`, texts[0]?.title ?? ''].join('  '),
    )
    .join('\n')
}

void report(run())
