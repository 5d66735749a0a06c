import { z } from 'zod'
import { idleLimits } from '#contract/limits.ts'

const flag = (byDefault: boolean) =>
  z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] }).default(byDefault)

const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  /** The address people reach the server at; the issuer of tokens is derived from it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:4000'),
  /** A PostgreSQL address. Without it an embedded database lives in DATA_DIR. */
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATA_DIR: z.string().default('.data'),
  /** Lists the demo people on the sign-in page and fills an empty database with demo data. */
  DEMO: flag(true),
  /** 32 bytes in base64 that seal card and passport numbers. A demo without it makes one and keeps it in the database. */
  SEALING_KEY: z
    .base64()
    .refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional(),
  /** The company whose VIP people see the agency's VIP contact (§9). */
  VIP_CONTACT_COMPANY: z.string().default('aurora'),
  /** The idle limits that the application is built with: the server ends sessions by the same (§9). */
  VITE_IDLE_SECONDS: z.coerce.number().int().positive().default(idleLimits.idleSeconds),
  VITE_IDLE_WARNING_SECONDS: z.coerce.number().int().positive().default(idleLimits.warningSeconds),
  /** The mail server, `smtp://name:password@host:587`. Without it letters become files in OUTBOX_DIR. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who letters come from: `Waymark <travel@company.example>`. Needed with SMTP_URL. */
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]+$/, 'must be an e-mail address, or a name and <address>')
    .optional(),
  /** Text messages leave as letters to `+15145550134@` this domain: the mail-to-text service of a carrier. */
  SMS_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]+$/i, 'must be a domain such as texts.carrier.example')
    .optional(),
  /** Where letters go without a mail server; `outbox` in DATA_DIR unless it is named. */
  OUTBOX_DIR: z.string().optional(),
  /** Trust X-Forwarded-* headers of a proxy in front of the server. */
  TRUST_PROXY: flag(false),
})

const envSchema = variables
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'is needed with SMTP_URL: a mail server refuses letters from nobody',
  })
  .refine(({ DEMO, SEALING_KEY }) => DEMO || SEALING_KEY, {
    path: ['SEALING_KEY'],
    message:
      'is needed without DEMO: numbers of real people are not sealed with a key that lies beside them. Make one with `openssl rand -base64 32`, and keep it',
  })
export type Env = z.infer<typeof envSchema>

/** Reads the environment once; a wrong value stops the start with the name of the variable and what is wrong. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(set)
  if (parsed.success) return { ...parsed.data, PUBLIC_URL: parsed.data.PUBLIC_URL.replace(/\/$/, '') }
  throw new Error(`The environment is not usable.\n${z.prettifyError(parsed.error)}`)
}

/** Adds what `.env` in the working directory says to the environment of the process; what is set there already stays. */
export function loadEnvFile() {
  try {
    process.loadEnvFile('.env')
  } catch {
    // There need not be one.
  }
}
