import { Events, OAuth2Server } from 'oauth2-mock-server'

/**
 * A process with an independent OpenID provider. It signs in every visitor as the person with the verified e-mail
 * address of its first argument; its access tokens have the audience of the second. After the message `plain` it has no
 * addresses for signing out and revoking, like small providers.
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
