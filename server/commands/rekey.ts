import { parseArgs } from 'node:util'
import { report } from '#server/commands/report.ts'
import { openDatabase } from '#server/db/open.ts'
import { formerKeyLine, lostLine } from '#server/rekey/keyState.ts'
import { countByKey, rekeyDatabase, sumOf } from '#server/rekey/rekeyDatabase.ts'
import { loadEnvFile, readEnv } from '#server/services/env.ts'

const usage = `Changes SEALING_KEY. Set the new key as SEALING_KEY and the former one as SEALING_KEY_BEFORE, then run:
  npm run rekey
Without SEALING_KEY_BEFORE it changes nothing and counts the values that SEALING_KEY opens.`

/**
 * Seals every stored value with the new key, and returns the result.
 * @throws where values are left that the new key does not open
 */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { help: { type: 'boolean' } } })
  if (values.help) return usage
  loadEnvFile()
  const env = readEnv(process.env)
  const { SEALING_KEY, SEALING_KEY_BEFORE } = env
  if (!SEALING_KEY)
    throw new Error(`SEALING_KEY is not set: the demo keeps a key of its own in the database.\n${usage}`)
  const keys = { SEALING_KEY, SEALING_KEY_BEFORE }
  const { db, close } = await openDatabase(env)
  try {
    await rekeyDatabase(db, keys, console.log)
    const counted = await countByKey(db, keys)
    const sums = sumOf(counted)
    const left = [formerKeyLine(sums), lostLine(counted)].flatMap((line) => line ?? [])
    if (left.length > 0) throw new Error(left.join('\n'))
    return [`SEALING_KEY opens all ${sums.present} sealed values.`, ...(SEALING_KEY_BEFORE ? [afterwards] : [])].join(
      '\n',
    )
  } finally {
    await close()
  }
}

const afterwards =
  'SEALING_KEY_BEFORE can be removed: take it out of .env and start the server again. Keep that key for as long as you keep backups from before today, which need it.'

void report(run())
