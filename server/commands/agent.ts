import { parseArgs } from 'node:util'
import { report } from '#server/commands/report.ts'
import { holdsDemo } from '#server/demo/accounts/holdsDemo.ts'
import { listAgents, setAgentOf, type AgentChange } from '#server/domains/helpDesk/agents.ts'
import { openServices } from '#server/openServices.ts'
import { loadEnvFile, readEnv } from '#server/services/env.ts'
import type { Services } from '#server/services/services.ts'

const usage = `Makes a person of the travel agency an agent of the help desk, for one company at a time:
  npm run agent -- --person ana@agency.example --serves "Example Works"
Ends that; without a company left the person is no agent any more:
  npm run agent -- --person ana@agency.example --stops "Example Works"
Lists the agents and the companies they serve:
  npm run agent -- --list

The person needs an account. The agency is a company of its own here: make it with "npm run company", and add its agents
as its employees. An agent reads the requests of the companies they serve, with the name of the person, and the trip in a
few words; nothing else of a profile.`

interface Command {
  list: boolean
  person: string
  company: string
  serves: boolean
}

/** Parses the arguments; undefined for help. @throws with what is wrong */
function readCommand(args: string[]): Command | undefined {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({ args, options: { person: text, serves: text, stops: text, list: flag, help: flag } })
  if (values.help || args.length === 0) return undefined
  const { person = '', serves, stops, list = false } = values
  if (list) return { list, person: '', company: '', serves: true }
  if (!person) throw new Error(`--person is missing: the sign-in address of the agent.\n${usage}`)
  const company = serves ?? stops ?? ''
  if (!company || (serves && stops)) throw new Error(`Say one of --serves and --stops, with a company.\n${usage}`)
  return { list, person: person.toLowerCase(), company, serves: serves !== undefined }
}

/** Changes or lists agents, and returns the result. */
async function run(args: string[]): Promise<string> {
  const command = readCommand(args)
  if (!command) return usage
  loadEnvFile()
  const env = readEnv(process.env)
  if (env.DEMO) throw new Error('DEMO is on, and the demo has its agent already. Set DEMO=false for real people.')
  const { services, close } = await openServices(env)
  try {
    if (await holdsDemo(services.db))
      throw new Error('This database holds the demo, which has its agent already. Use that of real people.')
    return await (command.list ? listed(services) : changed(command, services))
  } finally {
    await close()
  }
}

async function listed({ db }: Services): Promise<string> {
  const agents = await listAgents(db)
  if (agents.length === 0) return 'There is no agent yet.'
  return agents.map(({ email, company }) => `${email} serves ${company}`).join('\n')
}

async function changed({ person, company, serves }: Command, { db }: Services): Promise<string> {
  const change = await setAgentOf(db, { email: person, company, serves })
  if ('unknown' in change) throw new Error(`${unknownWords[change.unknown]({ person, company })} Nothing was changed.`)
  const { agent, serves: companies } = change
  return companies.length > 0 ? `${agent} serves ${companies.join(', ')}.` : `${agent} is no agent any more.`
}

type Unknown = Extract<AgentChange, { unknown: string }>['unknown']
const unknownWords: Record<Unknown, (named: { person: string; company: string }) => string> = {
  person: ({ person }) => `No account has the address ${person}.`,
  guest: ({ person }) => `${person} is a guest, and guests have no help desk.`,
  company: ({ company }) => `There is no company "${company}".`,
}

void report(run(process.argv.slice(2)))
