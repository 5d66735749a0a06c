import { optionalServiceNames, optionalServices, type OptionalService } from '#contract/session/optionalServices.ts'
import type { Env } from '#server/services/env.ts'

/**
 * The services that are not set up. The demo has data of its own for all of them. Without a mail server text messages
 * are files like the mails, so that only `mailserver` is missing.
 */
export const servicesNotSetUp = (env: Env): OptionalService[] =>
  env.DEMO
    ? []
    : optionalServiceNames.filter(
        (name) => env[optionalServices[name]] === undefined && !(name === 'textmessages' && !env.SMTP_URL),
      )
