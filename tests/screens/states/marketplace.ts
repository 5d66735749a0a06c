import { makeOpenApp, ownRequest } from '#tests/support/marketplace/marketplaceFactory.ts'
import { aurora, type Screen, statesOf, traveler } from '../screen.ts'

const admin = aurora('admin')
const available = { appId: 'railhopper' }

/** The states of the marketplace and of an app, for travelers and administrators. */
export const marketplaceStates: Screen[] = [
  ...statesOf(
    'marketplace',
    { person: traveler },
    {
      connected: (visit) => visit.open('marketplace', {}, { status: 'connected' }),
      'no app fits': (visit) => visit.open('marketplace', {}, { status: 'requested', category: 'visa' }),
      empty: async (visit) => {
        await visit.answer('apps', [])
        await visit.open('marketplace')
      },
      loading: async (visit) => {
        await visit.hold('apps')
        await visit.open('marketplace')
      },
    },
  ),
  ...statesOf(
    'marketplace',
    { person: traveler, provoked: /status of 500/ },
    {
      failing: async (visit) => {
        await visit.fail('apps')
        await visit.open('marketplace')
      },
    },
  ),
  ...statesOf('marketplace', { person: admin }, { 'as an administrator': (visit) => visit.open('marketplace') }),
  ...statesOf(
    'marketplaceApp',
    { person: traveler },
    {
      connected: (visit) => visit.open('marketplaceApp', { appId: 'tallybird' }),
      'not in the contract': (visit) => visit.open('marketplaceApp', { appId: 'lanternwatch' }),
      requested: async (visit) => {
        await visit.answer('app', makeOpenApp({ status: 'requested', request: ownRequest }))
        await visit.open('marketplaceApp', available)
      },
      declined: async (visit) => {
        const request = {
          ...ownRequest,
          state: 'declined' as const,
          answer: 'The policy has no lounges for now.',
          decidedAt: '2026-05-14T06:00:00.000Z',
        }
        await visit.answer('app', makeOpenApp({ request }))
        await visit.open('marketplaceApp', available)
      },
    },
  ),
  ...statesOf(
    'marketplaceApp',
    { person: traveler, provoked: /status of 404/ },
    { unknown: (visit) => visit.open('marketplaceApp', { appId: 'no-such-app' }) },
  ),
  ...statesOf(
    'marketplaceApp',
    { person: traveler, isInFront: true },
    {
      ask: async (visit) => {
        await visit.open('marketplaceApp', available)
        await visit.openWindow('marketplace.ask')
      },
    },
  ),
  ...statesOf(
    'marketplaceApp',
    { person: admin },
    { 'as an administrator': (visit) => visit.open('marketplaceApp', { appId: 'kerbside' }) },
  ),
  ...statesOf(
    'marketplaceApp',
    { person: admin, isInFront: true },
    {
      connect: async (visit) => {
        await visit.open('marketplaceApp', available)
        await visit.openWindow('marketplace.connect')
      },
      decline: async (visit) => {
        await visit.open('marketplaceApp', { appId: 'kerbside' })
        await visit.openWindow('marketplace.requests.decline')
      },
    },
  ),
]
