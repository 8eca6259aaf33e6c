import { expect, test } from 'vitest'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { naming, signature } from './story.ts'

const plain = { code: 'http-status', status: 500 } as const
const reasoned = { ...plain, status: 400, detail: 'The register of names is closed' } as const

test.each([
  ['no reason', plain, 'Error resolving name', 'Error resolving name'],
  ['a reason', reasoned, undefined, 'The register of names is closed'],
])('a name that is not found, with %s of the service', (_, failure, told, read) => {
  const { toForm, form, service, toast } = naming()
  service.reject('find', failure)
  toForm('sailor')
  expect(toast()).toBe(told)
  expect([form().notFound?.title, form().notFound?.body]).toContain(read)
})

test.each([
  ['no reason', plain, 'Error fetching name suggestions'],
  ['a reason', reasoned, 'The register of names is closed'],
])('suggestions that do not come, with %s of the service', (_, failure, told) => {
  const { toForm, service, toast } = naming()
  service.reject('suggest', failure)
  toForm('bosun')
  expect(toast()).toBe(told)
})

test.each([
  ['no reason', plain, 'Error fetching names for address'],
  ['a reason', reasoned, 'The register of names is closed'],
])('names of an account that do not come, with %s of the service', (_, failure, told) => {
  const { settings, press, service, toast } = naming()
  service.reject('namesOf', failure)
  press(settings().accountName?.press)
  expect(toast()).toBe(told)
})

test.each([
  ['no reason', plain, 'Error registering name sailor.wcn.id', 'Error registering name sailor.wcn.id'],
  ['a reason', reasoned, undefined, 'The register of names is closed'],
])('a name that is not registered, with %s of the service', (_, failure, told, read) => {
  const { toForm, form, press, injected, service, toast } = naming()
  toForm('sailor')
  injected.answer('request', signature)
  service.reject('register', failure)
  press(form().register.press)
  expect(toast()).toBe(told)
  expect([form().failed?.title, form().failed?.body]).toContain(read)
})

test('on a network that is not offered the visitor reads so, and a press from before registers nothing', () => {
  const { toForm, form, injected, press, toast } = naming()
  toForm('sailor')
  const register = form().register.press
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:56' })
  expect(form()).toMatchObject({ unable: { title: 'Network not found' }, register: { press: null } })
  press(register)
  expect(toast()).toBe('Your wallet is on another network')
})

test('the form says that it is unable to sign without a wallet', () => {
  const { toForm, form, latchkey, state } = naming()
  toForm('sailor')
  const [session = ''] = Object.keys(state().connection.sessions)
  latchkey.dispatch(connection.endedByWallet({ session, namespaces: ['eip155'] }))
  expect(form()).toMatchObject({
    unable: { title: 'Address or auth connector not found' },
    register: { press: null },
  })
})

test('the form says that it is unable to sign if the wallet shares no account', () => {
  const { toForm, form, injected, press, toast } = naming()
  toForm('sailor')
  const register = form().register.press
  injected.change(harbor.wallet.key, { kind: 'accounts', namespace: 'eip155', accounts: [] })
  expect(form().unable?.title).toBe('Address or auth connector not found')
  press(register)
  expect(toast()).toBe('Address or auth connector not found')
})

/** Alice, on a network of that id. */
function namingOn(id: `eip155:${number}`) {
  const networks = [{ ...mainnet, id }]
  return naming({ options: { networks }, wallets: [{ ...harbor, chainId: id, chains: [id] }] })
}

test('a chain id too large for a coin type is refused', () => {
  const { toForm, form, press, injected, toast, asked } = namingOn('eip155:2147483648')
  toForm('sailor')
  injected.answer('request', signature)
  press(form().register.press)
  expect([toast(), form().failed?.title]).toEqual(['Invalid chainId', 'Invalid chainId'])
  expect(asked('register')).toEqual([])
})

test('the largest valid chain id is registered under its coin type', () => {
  const { toForm, form, press, injected, asked } = namingOn('eip155:2147483647')
  toForm('sailor')
  injected.answer('request', signature)
  press(form().register.press)
  expect(asked('register')[0]?.request).toMatchObject({ coinType: 4_294_967_295 })
})
