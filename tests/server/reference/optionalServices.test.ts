import { expect, test } from 'vitest'
import { configurationSchema } from '#contract/session/configuration.ts'
import { optionalServiceNames, optionalServices } from '#contract/session/optionalServices.ts'
import { configurationOperations } from '#server/domains/reference/configurationOperations.ts'
import { readEnv } from '#server/services/env.ts'
import { servicesNotSetUp } from '#server/services/optionalServices.ts'
import { testSealingKey } from '#tests/support/run/testEnv.ts'

const real = { DEMO: 'false', SEALING_KEY: testSealingKey, MAIL_FROM: 'travel@company.example' }
const complete = {
  ...real,
  ADVISORY_FEED_CA: 'https://feed.example/ca',
  ADVISORY_FEED_US: 'https://feed.example/us',
  ADVISORY_FEED_GB: 'https://feed.example/gb',
  ALERT_FEED_URL: 'https://feed.example/alerts',
  SMTP_URL: 'smtp://mail.example',
  SMS_MAIL_DOMAIN: 'texts.example',
}

test.each(optionalServiceNames)('a server without the setting of %s says that it is not set up', (service) => {
  expect(servicesNotSetUp(readEnv(complete))).toEqual([])
  expect(servicesNotSetUp(readEnv({ ...complete, [optionalServices[service]]: '' }))).toEqual([service])
})

test('text messages need no setting where mails are files', () => {
  expect(servicesNotSetUp(readEnv(real))).not.toContain('textmessages')
})

test('the demo has data of its own, and misses nothing', () => {
  expect(servicesNotSetUp(readEnv({}))).toEqual([])
})

test('the configuration names the services that are not set up, and no setting', async () => {
  const env = readEnv(real)
  const [configuration] = configurationOperations
  const answered = configurationSchema.parse(await configuration!.handle({ services: { env } } as never))
  expect(answered.features).toContainEqual({ name: 'alertfeed', status: 'disabled' })
  expect(JSON.stringify(answered)).not.toContain('ALERT_FEED_URL')
})
