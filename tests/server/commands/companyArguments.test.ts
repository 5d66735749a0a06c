import { describe, expect, test } from 'vitest'
import { cultureOf, localeCodes } from '#contract/texts/locales.ts'
import { readArguments, usage } from '#server/commands/companyArguments.ts'

const needed = ['--name', 'Quill & Daughters', '--admin', 'ada@example.com']
const planned = (...more: string[]) => {
  const asked = readArguments([...needed, ...more])
  if (asked.to !== 'create') throw new Error(JSON.stringify(asked))
  return asked
}
const problemsOf = (...args: string[]) => {
  const asked = readArguments(args)
  return asked.to === 'correct' ? asked.problems : []
}

describe('arguments that are left out', () => {
  test('a missing argument follows from the others', () => {
    expect(planned()).toEqual({
      to: 'create',
      company: {
        name: 'Quill & Daughters',
        emailDomain: 'example.com',
        currency: 'USD',
        bookingTool: 'ZIIOBT',
        bookingToolUrl: null,
        agency: { name: '', phone: null, email: null },
      },
      admin: { email: 'ada@example.com', firstName: 'Ada', lastName: '', cultureCode: 'en-US', countryCode: 'US' },
    })
  })

  test.each([
    ['ada.quill@example.com', 'Ada', 'Quill'],
    ['Ada_Quill@Example.com', 'Ada', 'Quill'],
    ['a1@example.com', '', ''],
    ['travel.desk.north@example.com', '', ''],
  ])('the address %s gives a name where it contains one', (address, firstName, lastName) => {
    expect(planned('--admin', address).admin).toMatchObject({ email: address.toLowerCase(), firstName, lastName })
  })

  test.each(localeCodes.map(cultureOf))(
    'the culture %s is enough for a country and a currency that has fares',
    (culture) => {
      expect(planned('--culture', culture).admin.countryCode).toBe(culture.slice(-2))
    },
  )
})

test('a given argument replaces its default', () => {
  // prettier-ignore
  const { company, admin } = planned(
    '--first-name', 'Zoë', '--last-name', 'Núñez', '--culture', 'fr-ca', '--country', 'MX', '--currency', 'CAD',
    '--booking-tool', 'saml', '--booking-tool-url', 'https://tool.example.com/start',
    '--agency-name', 'Northline', '--agency-phone', '+15145550134', '--agency-email', 'desk@northline.example',
    '--email-domain', 'Quill.Example.org',
  )
  expect(admin).toMatchObject({ firstName: 'Zoë', lastName: 'Núñez', cultureCode: 'fr-CA', countryCode: 'MX' })
  expect(company).toMatchObject({
    currency: 'CAD',
    bookingTool: 'saml',
    bookingToolUrl: 'https://tool.example.com/start',
    emailDomain: 'quill.example.org',
    agency: { name: 'Northline', phone: '+1 514 555 0134', email: 'desk@northline.example' },
  })
})

describe('wrong arguments', () => {
  test.each([
    ['--name', ' '],
    ['--name', 'x'.repeat(61)],
    ['--admin', 'ada'],
    ['--first-name', 'Ада'],
    ['--culture', 'de-DE'],
    ['--country', 'XX'],
    ['--country', 'ca'],
    ['--currency', 'ISK'],
    ['--booking-tool', 'Sabre'],
    ['--booking-tool-url', 'http://tool.example.com'],
    ['--booking-tool-url', 'https://ann:secret@tool.example.com'],
    ['--agency-phone', '514 555 0134'],
    ['--agency-email', 'desk'],
    ['--email-domain', 'example'],
  ])('the argument %s %j is reported with what it takes', (option, value) => {
    const [problem, ...others] = problemsOf(...needed, option, value)
    expect(problem).toContain(`${option} "${value}" cannot be used. It is `)
    expect(others.filter((other) => !other.startsWith('--booking-tool-url does not go'))).toEqual([])
  })

  test('a wrong argument is reported together with every other', () => {
    expect(problemsOf('--nmae', '--currency', 'XXX', 'Works')).toEqual([
      '--nmae is no option of this command.',
      expect.stringMatching(/^"Works" belongs to no option\. Put texts with spaces in quotes, and -- between/),
      expect.stringMatching(/^--currency "XXX" cannot be used\./),
      expect.stringMatching(/^--name is missing: the company's name/),
      expect.stringMatching(/^--admin is missing: the e-mail address/),
    ])
  })

  test('an argument without a value is reported', () => {
    expect(problemsOf(...needed, '--currency')).toEqual([expect.stringMatching(/^--currency has no value: /)])
  })

  test('arguments that exclude each other are reported', () => {
    expect(problemsOf(...needed, '--booking-tool-url', 'https://tool.example.com')).toEqual([
      '--booking-tool-url does not go with ZIIOBT: only certify and saml have addresses of their own.',
    ])
    expect(problemsOf('--resend', ...needed)).toEqual(['--resend changes nothing, so it does not go with --name.'])
  })

  test('a currency that follows from the country and has no fares is reported', () => {
    expect(problemsOf(...needed, '--country', 'IS')).toEqual([expect.stringContaining('ISK, cannot be used. Say --cu')])
  })
})

test('the help names every option, and a call without arguments shows the help', () => {
  expect(readArguments([])).toEqual({ to: 'help' })
  expect(readArguments(['--help', ...needed])).toEqual({ to: 'help' })
  for (const option of ['--name', '--admin', '--booking-tool-url', '--resend']) expect(usage).toContain(`  ${option} `)
})

test('a mail is sent again to an address', () => {
  expect(readArguments(['--resend', '--admin', 'Ada@Example.com'])).toEqual({ to: 'resend', admin: 'ada@example.com' })
  expect(problemsOf('--resend')).toEqual([expect.stringMatching(/^--admin is missing/)])
})
