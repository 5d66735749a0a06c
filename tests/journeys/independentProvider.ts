import { Events, OAuth2Server } from 'oauth2-mock-server'

/**
 * A process with an OpenID provider that nobody here wrote. Everybody is signed in as the person whose verified e-mail
 * address its first argument is; its access tokens are for the audience of the second. On the message `plain` it names no
 * addresses for signing out and for revoking any more, as small providers do.
 */
const [email, audience] = process.argv.slice(2)
const server = new OAuth2Server()
await server.issuer.keys.generate('RS256')
// ID tokens have their audience already.
server.service.on(Events.BeforeTokenSigning, ({ payload }) => void (payload.aud ??= audience))
server.service.on(Events.BeforeUserinfo, (answer) => Object.assign(answer.body, { email, email_verified: true }))
process.on('message', (message) => {
  if (message !== 'plain') return
  server.service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }) =>
    Object.assign(body, { end_session_endpoint: undefined, revocation_endpoint: undefined }),
  )
  process.send?.('plain')
})
process.on('disconnect', () => process.exit(0))
await server.start(0, 'localhost')
process.send?.(server.issuer.url)
