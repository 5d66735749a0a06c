import { z } from 'zod'
import { idleLimits } from '#contract/fields/limits.ts'
import { feedVariables } from './feedEnv.ts'
import { helpDeskVariables } from './helpDeskEnv.ts'
import { oidcProblem, oidcVariables } from './oidcEnv.ts'

const flag = (byDefault: boolean) =>
  z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] }).default(byDefault)

/** Whether an address has only scheme, host and port. Malformed addresses are refused elsewhere. */
function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { pathname, search, hash, username, password } = new URL(address)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}

/** Alerts that somebody on the way could change are worse than none. */
function isSafeFeed(address: string): boolean {
  if (!URL.canParse(address)) return true
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

const sealingKey = z.base64().refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** The public address of the server; the issuer of tokens is derived from it. Default: localhost at PORT. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, {
      message:
        'must be an address without a path, query or name of a user, such as https://travel.example.com: Waymark cannot live below a path, give it a host or a port of its own',
    })
    .optional(),
  /** A PostgreSQL address. Without it an embedded database lives in DATA_DIR. */
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATA_DIR: z.string().default('.data'),
  /** Lists the demo people on the sign-in page, and fills an empty database with demo data. */
  DEMO: flag(true),
  /** 32 bytes in base64, which encrypt card, passport and traveler numbers. In demo mode a missing key is created and stored. */
  SEALING_KEY: sealingKey.optional(),
  /** The former SEALING_KEY while the key is being changed: it opens what is still sealed with it (`npm run rekey`). */
  SEALING_KEY_BEFORE: sealingKey.optional(),
  /** The company whose VIPs see the agency's VIP contact (§9). */
  VIP_CONTACT_COMPANY: z.string().default('aurora'),
  /** The idle limits that the application is built with; the server ends sessions by the same limits (§9). */
  VITE_IDLE_SECONDS: z.coerce.number().int().positive().default(idleLimits.idleSeconds),
  VITE_IDLE_WARNING_SECONDS: z.coerce.number().int().positive().default(idleLimits.warningSeconds),
  /** The mail server, `smtp://name:password@host:587`. Without it mails become files in OUTBOX_DIR. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of mails: `Waymark <travel@company.example>`. Required with SMTP_URL. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'must be an e-mail address, or a name and <address>')
    .optional(),
  /** Domain of a carrier's mail-to-text service: text messages are sent as mails to `+15145550134@` this domain. */
  SMS_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]+$/i, 'must be a domain such as texts.carrier.example')
    .optional(),
  /** Folder for mails without a mail server; by default `outbox` in DATA_DIR. */
  OUTBOX_DIR: z.string().optional(),
  /** The number of proxies in front of the server. The client address is that many entries from the right. */
  TRUST_PROXY: z.coerce
    .number({ error: 'must be the number of proxies in front of the server: 0 where there is none, 1 for one' })
    .int()
    .min(0)
    .max(10)
    .default(0),
  /** The feed of alerts: one CAP 1.2 document, or an Atom or RSS index of such. http is for this machine only. */
  ALERT_FEED_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeFeed, 'must be an https address; http is for localhost only')
    .optional(),
  ...feedVariables,
  ...helpDeskVariables,
  ...oidcVariables,
})

const envSchema = variables
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed with SMTP_URL: a mail server refuses mails from nobody',
  })
  .refine(({ DEMO, SEALING_KEY }) => DEMO || SEALING_KEY, {
    path: ['SEALING_KEY'],
    message:
      'is needed without DEMO: numbers of real people are not sealed with a key that lies beside them. Make one with `openssl rand -base64 32`, and keep it',
  })
  .refine(({ SEALING_KEY, SEALING_KEY_BEFORE }) => !SEALING_KEY_BEFORE || SEALING_KEY, {
    path: ['SEALING_KEY'],
    message: 'is needed with SEALING_KEY_BEFORE: the new key, while SEALING_KEY_BEFORE has the former one',
  })
  .refine(({ SEALING_KEY, SEALING_KEY_BEFORE }) => !SEALING_KEY_BEFORE || SEALING_KEY !== SEALING_KEY_BEFORE, {
    path: ['SEALING_KEY_BEFORE'],
    message: 'is the same key as SEALING_KEY: give SEALING_KEY the new one',
  })
  .refine(({ ZOHO_DESK_URL, ZOHO_ORG_ID }) => !ZOHO_DESK_URL || ZOHO_ORG_ID, {
    path: ['ZOHO_ORG_ID'],
    message: 'is needed with ZOHO_DESK_URL',
  })
  .superRefine((set, context) => {
    const problem = oidcProblem(set)
    if (problem) context.addIssue({ code: 'custom', path: [problem.path], message: problem.message })
  })
export type Env = z.infer<typeof envSchema> & { PUBLIC_URL: string }

/** Reads and checks the environment. @throws naming each invalid variable and what is wrong with it */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(set)
  if (parsed.success) {
    const { PUBLIC_URL = `http://localhost:${parsed.data.PORT}`, ...rest } = parsed.data
    return { ...rest, PUBLIC_URL: new URL(PUBLIC_URL).origin }
  }
  throw new Error(`The environment is not usable.\n${z.prettifyError(parsed.error)}`)
}

/** Adds the variables of `.env` in the working directory to the environment; variables already set are kept. */
export function loadEnvFile() {
  try {
    process.loadEnvFile('.env')
  } catch {
    // The file is optional.
  }
}
