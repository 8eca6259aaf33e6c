import { dispatchRegistration, registerWallet } from './register.ts'
import { solanaChains } from './standard-chains.ts'

const fail = async () => Promise.reject(new Error('A hostile wallet was asked.'))

const proper = {
  version: '1.0.0',
  name: 'Hostile',
  icon: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
  chains: solanaChains,
  features: {
    'standard:connect': { version: '1.0.0', connect: fail },
    'standard:events': { version: '1.0.0', on: () => () => undefined },
    'solana:signMessage': { version: '1.0.0', signMessage: fail },
  },
  accounts: [],
}

const registrations = {
  'no-wallet': () => registerWallet(null),
  'no-features': () => registerWallet({ ...proper, features: {} }),
  'empty-name': () => registerWallet({ ...proper, name: '' }),
  'endless-name': () => registerWallet({ ...proper, name: 'W'.repeat(10_000) }),
  'hidden-letters': () => registerWallet({ ...proper, name: 'Te\u2060rn\u202e' }),
  'taken-name': () => registerWallet({ ...proper, name: 'Tern' }),
  'script-icon': () => registerWallet({ ...proper, name: 'Scripted', icon: 'javascript:alert(1)' }),
  'remote-icon': () =>
    registerWallet({ ...proper, name: 'Remote', icon: 'https://icons.invalid/hostile.png' }),
  'odd-icon': () => registerWallet({ ...proper, name: 'Odd', icon: { toString: () => 'data:image/png,' } }),
  'no-chains': () => registerWallet({ ...proper, name: 'Nowhere', chains: [] }),
  'odd-accounts': () => registerWallet({ ...proper, name: 'Crowd', accounts: { length: 2 ** 31 } }),
  'throwing-getters': () =>
    registerWallet(
      new Proxy(proper, {
        get() {
          throw new Error('This wallet can not be read.')
        },
      }),
    ),
  'throwing-callback': () =>
    dispatchRegistration(() => {
      throw new Error('This wallet can not register itself.')
    }),
} as const

/** The kinds of invalid registrations. */
export type HostileRegistration = keyof typeof registrations

/** Registers an invalid wallet. Throws for an unknown kind. */
export function registerHostile(kind: HostileRegistration): void {
  if (Object.hasOwn(registrations, kind)) return registrations[kind]()
  const kinds = Object.keys(registrations).join(', ')
  throw new Error(`No hostile registration "${kind}": expected one of ${kinds}.`)
}
