import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useAppDispatch } from '@/store/hooks'
import { Link } from 'react-router-dom'
import { cultureOf, type LocaleCode } from '#contract/texts/locales.ts'
import { toFailure } from '@/http/failure'
import { LocaleOptions } from '@/i18n/LocaleOptions'
import { useLocale } from '@/i18n/useLocale'
import { storage } from '@/lib/storage'
import { useSwitchLocale } from '@/patterns/locale/useSwitchLocale'
import { pathTo } from '@/routes/pathTo'
import { Banner } from '@/ui/notice/Banner'
import { Button } from '@/ui/button/Button'
import { CenteredPage } from '@/ui/display/CenteredPage'
import { CheckboxField } from '@/ui/field/choice/CheckboxField'
import { NoPassportIllustration } from '@/ui/illustrations/NoPassportIllustration'
import { SelectField } from '@/ui/field/choice/SelectField'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { decodePayload } from '@/http/tokenPayload'
import { register } from '@/domains/session/session.api'
import { sessionEndpoints } from '@/domains/session/session.slice'
import styles from './RegistrationPage.module.css'

/** The ID token of the person registering, renewed where it has expired meanwhile. */
async function freshIdToken(): Promise<string> {
  const token = storage.read('identityToken') ?? ''
  const { exp = 0 } = (decodePayload(token) ?? {}) as { exp?: number }
  if (exp * 1000 > Date.now() + 30_000) return token
  const { identity } = await import('@/domains/session/identity')
  await identity.signinSilent()
  return storage.read('identityToken') ?? token
}

/** §2 registration, §7 register: on a first visit the terms are accepted and a language is chosen. */
export default function RegistrationPage() {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const speak = useSwitchLocale()
  const dispatch = useAppDispatch()
  const [hasAccepted, setHasAccepted] = useState(false)
  const [problem, setProblem] = useState<'terms' | 'unanswered' | 'refused'>()
  const [isSending, setIsSending] = useState(false)

  async function send() {
    const cultureCode = cultureOf(locale)
    await register({ token: await freshIdToken(), termsAndConditions: true, cultureCode })
    storage.write('registrationCulture', cultureCode)
    const whoami = sessionEndpoints.endpoints.whoami.initiate(undefined, { forceRefetch: true, subscribe: false })
    // Updates the session. The navigation guard then opens the requested page.
    await dispatch(whoami)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasAccepted) return setProblem('terms')
    setProblem(undefined)
    setIsSending(true)
    send()
      .catch((error: unknown) => setProblem(toFailure(error).status === 0 ? 'unanswered' : 'refused'))
      .finally(() => setIsSending(false))
  }

  return (
    <CenteredPage route="registration">
      <form noValidate onSubmit={submit} className={styles.form}>
        <div className={styles.drawing}>
          <NoPassportIllustration />
        </div>
        <h1>
          <FormattedMessage id="session.registration.title" />
        </h1>
        <p>
          <FormattedMessage id="session.registration.text" />
        </p>
        <SelectField
          label={formatMessage({ id: 'patterns.language' })}
          value={locale}
          onChange={(event) => speak(event.target.value)}
        >
          <LocaleOptions />
        </SelectField>
        <CheckboxField
          label={<FormattedMessage id="session.registration.accept" values={{ terms: link('terms', locale) }} />}
          description={
            <FormattedMessage id="session.registration.privacy" values={{ policy: link('legal', locale) }} />
          }
          isRequired
          checked={hasAccepted}
          error={problem === 'terms' ? <FormattedMessage id="session.registration.acceptFirst" /> : undefined}
          onChange={(event) => setHasAccepted(event.target.checked)}
        />
        {problem && problem !== 'terms' && (
          <Banner tone="danger">
            <FormattedMessage id={`session.registration.${problem}`} />
          </Banner>
        )}
        <Button type="submit" size="large" isFullWidth isPending={isSending}>
          <FormattedMessage id="session.registration.action" />
        </Button>
        <Link to={pathTo(locale, 'logout')} className={styles.leave}>
          <FormattedMessage id="session.registration.leave" />
        </Link>
      </form>
    </CenteredPage>
  )
}

const link = (name: 'terms' | 'legal', locale: LocaleCode) => (
  <a href={pathTo(locale, name)} target="_blank" rel="noreferrer">
    <FormattedMessage id={name === 'terms' ? 'session.registration.termsLink' : 'session.registration.policyLink'} />
    <VisuallyHidden>
      {' '}
      <FormattedMessage id="patterns.newTab" />
    </VisuallyHidden>
  </a>
)
