import { parseArgs } from 'node:util'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import { hasLogin } from '#contract/fields/webAddress.ts'
import { countryCode, emailAddress, fieldLimits, personName, requiredLine } from '#contract/fields/fields.ts'
import { cultureOf, fallbackLocale, localeCodeOf, localeCodes } from '#contract/texts/locales.ts'
import { obtKinds } from '#contract/booking/obtKinds.ts'
import type { CompanyPlan } from '#server/domains/admin/companyDefaults.ts'
import type { AdministratorPlan } from '#server/domains/admin/createCompany.ts'
import { countries } from '#server/reference/countries.ts'
import { unitsPerDollar } from '#server/suppliers/unitsPerDollar.ts'

/** Booking tools that may have their own address. This backend serves the others. */
const elsewhere: readonly string[] = ['certify', 'saml']
const longestName = 60

/** Description of each option's value, for the usage text and for error messages. */
const wanted = {
  name: `the company's name, in quotes, at most ${longestName} characters`,
  admin: 'the e-mail address the administrator signs in with',
  'first-name': `as on the passport, in Latin letters, at most ${fieldLimits.name} characters`,
  'last-name': `as on the passport, in Latin letters, at most ${fieldLimits.name} characters`,
  culture: `the administrator's language and region, one of ${localeCodes.map(cultureOf).join(', ')}`,
  country: "the administrator's country, two letters such as CA",
  currency: `the company's currency, one of ${Object.keys(unitsPerDollar).toSorted().join(', ')}`,
  'booking-tool': `one of ${obtKinds.join(', ')}`,
  'booking-tool-url': `https address of a ${elsewhere.join(' or ')} tool that does not live here`,
  'agency-name': `the travel agency's name, at most ${longestName} characters`,
  'agency-phone': 'its telephone with the country, such as "+1 514 555 0134"',
  'agency-email': 'its e-mail address: reports of problems with trips go there',
  'email-domain': "the domain of the company's e-mail addresses, such as example.com",
} as const
type Option = keyof typeof wanted
const isOption = (name: string): name is Option => Object.hasOwn(wanted, name)

const byDefault: Partial<Record<Option, string>> = {
  'first-name': 'from the address',
  'last-name': 'from the address, or asked with the password',
  culture: cultureOf(fallbackLocale),
  country: 'that of the region',
  currency: "the country's",
  'booking-tool': obtKinds[0],
  'booking-tool-url': 'none',
  'agency-name': 'none; it can be entered in the settings',
  'agency-phone': 'none',
  'agency-email': 'none; reports then go to the administrators',
  'email-domain': "that of the administrator's address",
}

/** Usage text. */
export const usage = [
  'Makes a company and its administrator, who gets an e-mail with a link to choose a password:',
  '  npm run company -- --name "Example Works" --admin ada.lovelace@example.com',
  'Sends that e-mail again; the links before work no more:',
  '  npm run company -- --resend --admin ada.lovelace@example.com',
  '',
  'Without the demo a booking tool that lives here makes trial bookings only: no airline or hotel knows of them, nothing is',
  'charged, and every page, mail and document says so. For real tickets name the tool that your company has bought:',
  '  npm run company -- --name … --admin … --booking-tool saml --booking-tool-url https://…',
  '',
  'Options:',
  ...Object.entries(wanted).map(([option, what]) => {
    const without = byDefault[option as Option]
    return `  --${option.padEnd(17)} ${what}${without ? ` (left out: ${without})` : ''}`
  }),
  '  --resend            send the e-mail again; takes --admin and nothing else',
].join('\n')

const address = emailAddress.check(z.toLowerCase())
const isTelephone = (text: string) => text.startsWith('+') && parsePhoneNumberFromString(text)?.isPossible() === true

const schemas = {
  name: requiredLine(longestName),
  admin: address,
  'first-name': personName,
  'last-name': personName,
  culture: z
    .string()
    .refine((text) => localeCodeOf(text) !== undefined)
    .transform((text) => cultureOf(localeCodeOf(text) ?? fallbackLocale)),
  country: countryCode.check(z.refine((code) => countries.some((country) => country.code === code))),
  currency: z.string().refine((code) => Object.hasOwn(unitsPerDollar, code)),
  'booking-tool': z.enum(obtKinds),
  'booking-tool-url': z.url({ protocol: /^https$/ }).refine((text) => !hasLogin(text)),
  'agency-name': requiredLine(longestName),
  'agency-phone': z
    .string()
    .refine(isTelephone)
    .transform((text) => parsePhoneNumberFromString(text)?.formatInternational() ?? text),
  'agency-email': address,
  'email-domain': z
    .string()
    .toLowerCase()
    .regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/),
} satisfies Record<Option, unknown>

/** The parsed command, or a message for every wrong argument. */
export type CompanyCommand =
  | { to: 'help' }
  | { to: 'resend'; admin: string }
  | { to: 'create'; company: CompanyPlan; admin: AdministratorPlan }
  | { to: 'correct'; problems: string[] }

/** Parses the command's arguments; missing options get their defaults. */
export function readArguments(args: readonly string[]): CompanyCommand {
  const { texts, flags, problems } = splitArguments(args)
  if (flags.has('help') || args.length === 0) return { to: 'help' }
  const values = parseValues(texts, problems)
  const isResend = flags.has('resend')
  const needed: Option[] = isResend ? ['admin'] : ['name', 'admin']
  for (const option of needed)
    if (texts[option] === undefined) problems.push(`--${option} is missing: ${wanted[option]}.`)
  if (isResend)
    for (const option of Object.keys(texts))
      if (option !== 'admin') problems.push(`--resend changes nothing, so it does not go with --${option}.`)
  const tool = values['booking-tool'] ?? obtKinds[0]
  if (values['booking-tool-url'] && !elsewhere.includes(tool))
    problems.push(
      `--booking-tool-url does not go with ${tool}: only ${elsewhere.join(' and ')} have addresses of their own.`,
    )
  if (problems.length > 0) return { to: 'correct', problems }
  return isResend ? { to: 'resend', admin: values.admin ?? '' } : planOf(values)
}

type OptionTexts = Partial<Record<Option, string>>

/** Splits the arguments into options with values, flags, and problems. */
function splitArguments(args: readonly string[]) {
  const options = Object.fromEntries(Object.keys(wanted).map((name) => [name, { type: 'string' as const }]))
  const { tokens } = parseArgs({
    args: [...args],
    options: { ...options, resend: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const [texts, flags, problems] = [{} as OptionTexts, new Set<string>(), [] as string[]]
  for (const token of tokens) {
    if (token.kind === 'positional')
      problems.push(
        `"${token.value}" belongs to no option. Put texts with spaces in quotes, and -- between "npm run company" and the options.`,
      )
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (name === 'resend' || name === 'help') flags.add(name)
    else if (!isOption(name)) problems.push(`${rawName} is no option of this command.`)
    else if (value === undefined || value.startsWith('--')) problems.push(`${rawName} has no value: ${wanted[name]}.`)
    else texts[name] = value
  }
  return { texts, flags, problems }
}

type Values = Partial<Record<Exclude<Option, 'booking-tool'>, string>> & { 'booking-tool'?: (typeof obtKinds)[number] }

function parseValues(texts: OptionTexts, problems: string[]): Values {
  const values: Record<string, string> = {}
  for (const [option, text] of Object.entries(texts) as [Option, string][]) {
    const parsed = z.safeParse(schemas[option], text)
    if (parsed.success) values[option] = parsed.data
    else problems.push(`--${option} "${text}" cannot be used. It is ${wanted[option]}.`)
  }
  return values
}

function planOf(values: Values): CompanyCommand {
  const { name = '', admin: email = '', culture = cultureOf(fallbackLocale) } = values
  const country = values.country ?? culture.slice(-2)
  const currency = values.currency ?? currencyOf(country)
  if (!Object.hasOwn(unitsPerDollar, currency)) {
    const problem = `The currency of ${country}, ${currency}, cannot be used. Say --currency: ${wanted.currency}.`
    return { to: 'correct', problems: [problem] }
  }
  const [local = '', domain = ''] = email.split('@')
  const [first = '', last = ''] = namesIn(local)
  return {
    to: 'create',
    company: {
      name,
      emailDomain: values['email-domain'] ?? domain,
      currency,
      bookingTool: values['booking-tool'] ?? obtKinds[0],
      bookingToolUrl: values['booking-tool-url'] ?? null,
      agency: {
        name: values['agency-name'] ?? '',
        phone: values['agency-phone'] ?? null,
        email: values['agency-email'] ?? null,
      },
    },
    admin: {
      email,
      firstName: values['first-name'] || first,
      lastName: values['last-name'] || last,
      cultureCode: culture,
      countryCode: country,
    },
  }
}

const currencyOf = (country: string) => countries.find(({ code }) => code === country)?.currency ?? ''

/**
 * Guesses names from the local part of an e-mail address: `ada.lovelace` → Ada, Lovelace; `ada` → Ada. Empty where it
 * is no name.
 */
function namesIn(local: string): string[] {
  const words = local.split(/[._]/).filter((word) => /^\p{L}[\p{L}-]*$/u.test(word))
  return words.length > 2 ? [] : words.map((word) => word[0]!.toUpperCase() + word.slice(1))
}
