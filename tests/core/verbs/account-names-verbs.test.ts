import { expect, test } from 'vitest'
import { createAccountNamesVerbs } from '../../../core/verbs/account-names-verbs.ts'
import type { WalletChange } from '../../../core/ports/connector.ts'
import { modal } from '../../../core/events/shell/modal.ts'
import { router } from '../../../core/events/shell/router.ts'
import { bob } from '../../../fixtures/people.ts'
import { harbor } from '../../../fixtures/story.ts'
import { eventually } from '../../eventually.ts'
import { naming, signature } from '../effects/names/story.ts'
import { inTime } from '../in-time.ts'

const toBob: WalletChange = { kind: 'accounts', namespace: 'eip155', accounts: [bob.address] }

const codeOf = (error: unknown): unknown => Object(error).code

/** Alice is connected, and no modal is open. */
function headless(given: Parameters<typeof naming>[0] = {}) {
  const story = naming(given)
  story.latchkey.dispatch(modal.closeRequested())
  const { find, register } = createAccountNamesVerbs(story.latchkey)
  return {
    ...story,
    find: (name: string) => inTime(story.clock, find(name)),
    register: (...given: Parameters<typeof register>) => inTime(story.clock, register(...given)),
  }
}

test('a name is looked for, and free ones like it are named where somebody has it', async () => {
  const { find } = headless()
  expect(await find('sailor')).toEqual({ isFree: true, suggestions: [] })
  const taken = await find('bosun')
  expect(taken.isFree).toBe(false)
  expect(taken.suggestions.length).toBeGreaterThan(0)
})

test('a name is registered for the account, with no modal ever open', async () => {
  const { register, injected, mark, typesSince, held } = headless()
  injected.answer('request', signature)
  const before = mark()
  expect((await register('sailor')).name).toMatch(/^sailor\./)
  expect(typesSince(before)).not.toContain('modal/opened')
  expect(held()).toBe(0)
})

test.each([
  ['bosun', 'resource-unavailable'],
  ['no name', 'invalid-request'],
])('%s is not registered, and no wallet is asked', async (name, code) => {
  const { register, signing } = headless()
  expect(await register(name).catch(codeOf)).toBe(code)
  expect(signing()).toEqual([])
})

test('a lost registration answer is resolved by reading the names of the account', async () => {
  const { register, injected, service } = headless()
  injected.answer('request', signature)
  service.reject('register', { code: 'unreachable' })
  service.answer('namesOf', { names: [] })
  service.answer('namesOf', { names: ['sailor.wcn.id'] })
  expect(await register('sailor')).toEqual({ name: 'sailor.wcn.id' })
})

test('register() rejects if the account already has a name or its names cannot be read', async () => {
  const { register, service, signing } = headless()
  service.answer('namesOf', { names: ['mate.wcn.id'] })
  expect(await register('sailor').catch(codeOf)).toBe('resource-unavailable')
  expect(signing()).toEqual([])
  const silent = headless()
  silent.service.reject('namesOf', { code: 'unreachable' })
  expect(await silent.register('sailor').catch(codeOf)).toBe('unreachable')
})

test('register() rejects with chain-unsupported on a network that is not offered', async () => {
  const { register, injected, signing } = headless()
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:424242' })
  expect(await register('sailor').catch(codeOf)).toBe('chain-unsupported')
  expect(signing()).toEqual([])
})

test('register() rejects with user-rejected if the wallet declines, and releases the modal', async () => {
  const { register, injected, held } = headless()
  injected.reject('request', { code: 'user-rejected' })
  expect(await register('sailor').catch(codeOf)).toBe('user-rejected')
  expect(held()).toBe(0)
})

test('a wallet that moves to another network while it asks is waited for, and the name is answered', async () => {
  const { register, injected, signing } = headless()
  const wallet = injected.hang('request')
  const registered = register('sailor')
  await eventually(() => expect(signing()).toHaveLength(1))
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: 'eip155:137' })
  wallet.answer(signature)
  expect(await registered).toEqual({ name: 'sailor.wcn.id' })
})

test('register() says the name may still be registered if neither the answer nor the names arrive', async () => {
  const { register, injected, service } = headless()
  injected.answer('request', signature)
  service.reject('register', { code: 'unreachable' })
  service.answer('namesOf', { names: [] })
  service.reject('namesOf', { code: 'unreachable' })
  expect(await register('sailor').catch((error: unknown) => Object(error))).toMatchObject({
    code: 'unreachable',
    shortMessage: expect.stringContaining('The name may still be registered'),
  })
})

test('a signed registration completes even if the visitor switches to another account meanwhile', async () => {
  const { register, injected, service, asked } = headless()
  injected.answer('request', signature)
  const answer = service.hang('register')
  const registered = register('sailor')
  await eventually(() => expect(asked('register')).toHaveLength(1))
  injected.change(harbor.wallet.key, toBob)
  answer.answer({ name: 'sailor.wcn.id' })
  expect(await registered).toEqual({ name: 'sailor.wcn.id' })
})

test('a registration aborts if the wallet shares another account before it signs', async () => {
  const { register, injected, signing, asked } = headless()
  const wallet = injected.hang('request')
  const registered = register('sailor').catch((error: unknown) => Object(error))
  await eventually(() => expect(signing()).toHaveLength(1))
  injected.change(harbor.wallet.key, toBob)
  expect(await registered).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('No name was registered'),
  })
  wallet.answer(signature)
  expect(asked('register')).toEqual([])
})

test('a stop during a registration says that the name may still be registered', async () => {
  const { register, injected, service, asked, latchkey } = headless()
  injected.answer('request', signature)
  service.hang('register')
  const registered = register('sailor').catch((error: unknown) => Object(error))
  await eventually(() => expect(asked('register')).toHaveLength(1))
  latchkey.stop()
  expect(await registered).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('The name may still be registered'),
  })
})

test('a second registration for an account rejects with request-pending while the first one runs', async () => {
  const { register, injected, signing } = headless()
  const wallet = injected.hang('request')
  const first = register('sailor')
  await eventually(() => expect(signing()).toHaveLength(1))
  expect(await register('captain').catch(codeOf)).toBe('request-pending')
  wallet.answer(signature)
  expect(await first).toEqual({ name: 'sailor.wcn.id' })
  expect(signing()).toHaveLength(1)
})

test('a host that waits no longer leaves the name, and another one is registered', async () => {
  const { latchkey, clock, register, injected, signing } = headless()
  const wallet = injected.hang('request')
  const giving = new AbortController()
  const left = createAccountNamesVerbs(latchkey).register('sailor', { signal: giving.signal })
  const ended = inTime(clock, left).catch((error: unknown) => Object(error))
  await eventually(() => expect(signing()).toHaveLength(1))
  giving.abort()
  expect(await ended).toMatchObject({ code: 'aborted', meta: ['Its signal aborted.'] })
  injected.answer('request', signature)
  expect(await register('captain')).toEqual({ name: 'captain.wcn.id' })
  wallet.answer(signature)
})

test('a host that waits no longer in the turn in which the account is known to have no name registers none', async () => {
  const { latchkey, register, service, signing, asked, state } = headless()
  const names = service.hang('namesOf')
  const giving = new AbortController()
  latchkey.subscribe(() => {
    if (Object.values(state().accountNames?.own ?? {}).some(({ status }) => status === 'known'))
      giving.abort()
  })
  const told = register('sailor', { signal: giving.signal }).catch((error: unknown) => Object(error))
  await eventually(() => expect(asked('namesOf')).toHaveLength(1))
  names.answer({ names: [] })
  expect(await told).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('No name was registered'),
  })
  expect(signing()).toEqual([])
})

test('a host that waits no longer cancels no name that a visitor registers on the page meanwhile', async () => {
  const { register, injected, service, asked, form, press, toForm, latchkey, registration } = headless()
  injected.answer('request', signature)
  service.hang('register')
  const giving = new AbortController()
  const told = register('sailor', { signal: giving.signal }).catch((error: unknown) => Object(error))
  await eventually(() => expect(asked('register')).toHaveLength(1))
  service.answer('namesOf', { names: [] })
  injected.change(harbor.wallet.key, toBob)
  injected.hang('request')
  latchkey.dispatch(modal.openRequested({ view: 'Account' }))
  latchkey.dispatch(router.viewPushed({ view: 'AccountSettings' }))
  toForm('captain')
  press(form().register.press)
  expect(registration()).toMatchObject({ step: 'signing', address: bob.address })
  giving.abort()
  expect(await told).toMatchObject({ code: 'aborted', shortMessage: expect.stringContaining('may still') })
  expect(registration()).toMatchObject({ step: 'signing', address: bob.address })
})

test('the modal shows the wait of a host registration, and the host signal cancels it', async () => {
  const { latchkey, register, injected, signing, form } = headless()
  injected.hang('request')
  const giving = new AbortController()
  const told = register('sailor', { signal: giving.signal }).catch((error: unknown) => Object(error))
  await eventually(() => expect(signing()).toHaveLength(1))
  latchkey.dispatch(modal.openRequested({ view: 'RegisterAccountName' }))
  expect(form().waiting).toMatchObject({ title: 'Sign with Harbor' })
  giving.abort()
  expect(await told).toMatchObject({
    code: 'aborted',
    shortMessage: expect.stringContaining('No name was registered'),
  })
  expect(form().waiting).toBeNull()
})
