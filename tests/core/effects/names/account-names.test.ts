import { expect, test } from 'vitest'
import { fakeIdentity } from '../../../../adapters/fake/fake-identity.ts'
import { base, mainnet } from '../../../../core/domain/network/known-networks.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { typed } from '../../../../core/view-models/parts/text-field.ts'
import { alice, bob } from '../../../../fixtures/people.ts'
import { harbor } from '../../../../fixtures/story.ts'
import { naming, signature } from './story.ts'

test('an account without a name is offered one in its settings', () => {
  const { settings, press, view, choice } = naming()
  expect(settings().accountName).toMatchObject({ label: 'Choose account name' })
  press(settings().accountName?.press)
  expect(view()).toBe('ChooseAccountName')
  press(choice().choose.press)
  expect(view()).toBe('RegisterAccountName')
})

test('an account that has a name is not offered another', () => {
  const identity = fakeIdentity({ known: { [alice.address]: { name: 'alice.eth', avatar: null } } })
  expect(naming({ ports: { identity } }).settings().accountName).toBeNull()
})

test('no name is offered if the host disables account names', () => {
  expect(naming({ options: { features: { accountNames: false } } }).settings().accountName).toBeNull()
})

test.each([
  ['ab', 'Name must be at least 4 characters long'],
  ['a_b', 'Use letters, numbers and hyphens only'],
  ['sailor!', 'Use letters, numbers and hyphens only'],
])('%s is refused at the field, and the service is not asked', (name, words) => {
  const { toForm, form, asked } = naming()
  toForm(name)
  expect(form()).toMatchObject({ name: { error: { title: words } }, found: null, register: { press: null } })
  expect(asked('find')).toEqual([])
})

test('a name is looked up half a second after the last letter, and only the last one', () => {
  const { toForm, latchkey, form, clock, asked } = naming()
  toForm()
  for (const name of ['sail', 'sailo', 'sailor']) {
    latchkey.dispatch(typed(form().name, name))
    clock.pass(499)
  }
  expect([asked('find').length, form().found]).toMatchObject([0, { label: 'sailor.wcn.id', busy: true }])
  clock.pass(1)
  expect(asked('find').map(({ request }) => request)).toEqual([{ name: 'sailor' }])
  expect(form()).toMatchObject({
    found: { tag: 'Available' },
    register: { press: { type: 'accountNames/registrationRequested' } },
  })
})

test('a name with its ending is that name', () => {
  const { toForm, form } = naming()
  toForm('sailor.wcn.id')
  expect(form().name.value).toBe('sailor')
})

test('an answer for a name that was typed over changes nothing', () => {
  const { toForm, type, form, service } = naming()
  const first = service.hang('find')
  toForm('sailor')
  type('bosun')
  first.answer({ isRegistered: false })
  expect(form()).toMatchObject({
    found: { label: 'bosun.wcn.id', tag: 'Taken' },
    register: { press: null },
  })
})

test('a taken name offers free suggestions, and a press selects one', () => {
  const { toForm, form, press, clock } = naming()
  toForm('bosun')
  expect(form().suggestions?.items).toMatchObject([{ label: 'bosun1.wcn.id', tag: 'Available' }])
  press(form().suggestions?.items[0]?.press)
  clock.pass(500)
  expect(form()).toMatchObject({ name: { value: 'bosun1' }, found: { tag: 'Available' }, suggestions: null })
})

test('failed suggestions show a toast, and the form continues', () => {
  const { toForm, form, service, toast } = naming()
  service.reject('suggest', { code: 'unreachable' })
  toForm('bosun')
  expect(toast()).toBe('Error fetching name suggestions')
  expect(form().suggestions).toMatchObject({ items: [], placeholders: 0 })
})

test('a lookup that times out is reported and can be retried', () => {
  const { toForm, form, service, clock, press, toast } = naming()
  service.hang('find')
  toForm('sailor')
  clock.pass(10_000)
  expect([form().notFound?.title, toast()]).toEqual(['Error resolving name', 'Error resolving name'])
  press(form().retry?.press)
  clock.pass(500)
  expect(form()).toMatchObject({ found: { tag: 'Available' }, notFound: null, retry: null })
})

test('a failed lookup shows the reason of the service', () => {
  const { toForm, form, service } = naming()
  service.reject('find', { code: 'http-status', status: 400, detail: 'Invalid name length: x' })
  toForm('sailor')
  expect(form().notFound?.body).toBe('Invalid name length: x')
})

test('an account that has a name already gets no second one', () => {
  const { toForm, form, service } = naming()
  service.answer('namesOf', { names: ['mate.wcn.id'] })
  toForm('sailor')
  expect(form()).toMatchObject({
    name: { error: { title: 'You already own a name' } },
    register: { press: null },
  })
})

test('a failed read of the account names shows a toast and can be retried', () => {
  const { settings, press, service, toast, choice, asked } = naming()
  service.reject('namesOf', { code: 'unreachable' })
  press(settings().accountName?.press)
  expect(toast()).toBe('Error fetching names for address')
  press(choice().choose.press)
  expect(asked('namesOf')).toHaveLength(2)
})

test('a visitor registers a name: the message is signed and posted, and the account goes by it', () => {
  const { toForm, form, press, injected, view, end, account, held, asked } = naming()
  toForm('sailor')
  injected.answer('request', signature)
  press(form().register.press)
  expect(injected.questions.find(({ method }) => method === 'request')?.request).toMatchObject({
    chainId: 'eip155:1',
    method: 'personal_sign',
    params: [expect.stringContaining('"sailor.wcn.id"'), alice.address],
  })
  expect(asked('register')[0]?.request).toMatchObject({
    coinType: 2_147_483_649,
    address: alice.address,
    signature,
    message: expect.stringMatching(/^\{"name":"sailor.wcn.id","attributes":\{\},"timestamp":\d+\}$/),
  })
  expect([view(), held()]).toEqual(['RegisterAccountNameSuccess', 0])
  expect(end()).toMatchObject({
    name: { title: 'sailor.wcn.id' },
    done: { title: 'Your account name is registered' },
  })
  press(end().close.press)
  expect([view(), account().name?.value]).toEqual(['Account', 'sailor.wcn.id'])
})

test('Enter submits the form like its button', () => {
  const { toForm, form } = naming()
  toForm('sailor')
  expect(form().name.submit).toEqual(form().register.press)
})

test('a second press is ignored, and the field is disabled during a registration', () => {
  const { toForm, press, form, signing, injected } = naming()
  toForm('sailor')
  injected.hang('request')
  const register = form().register.press
  press(register)
  press(register)
  expect(signing()).toHaveLength(1)
  expect(form()).toMatchObject({ name: { isDisabled: true }, register: { busy: true, press: null } })
})

test('the message bears the time at which the wallet is asked', () => {
  const { toForm, form, press, clock, asked, injected } = naming()
  toForm('sailor')
  clock.pass(60_000)
  injected.answer('request', signature)
  const seconds = Math.floor(clock.now() / 1_000)
  press(form().register.press)
  expect(asked('register')[0]?.request).toMatchObject({
    message: `{"name":"sailor.wcn.id","attributes":{},"timestamp":${seconds}}`,
  })
})

test('a visitor who declines returns to the form and can retry', () => {
  const { toForm, form, press, injected, view, held, toast } = naming()
  toForm('sailor')
  injected.reject('request', { code: 'user-rejected' })
  press(form().register.press)
  expect([view(), held(), toast()]).toEqual(['RegisterAccountName', 0, undefined])
  expect(form().failed).toMatchObject({ title: 'Declined' })
  injected.answer('request', signature)
  press(form().register.press)
  expect(view()).toBe('RegisterAccountNameSuccess')
})

test('an unanswered signature request names the wallet and its limit', () => {
  const { toForm, form, press, clock, injected } = naming()
  toForm('sailor')
  injected.hang('request')
  press(form().register.press)
  expect(form().waiting).toMatchObject({ title: 'Sign with Harbor' })
  clock.pass(10_000)
  expect(form().waiting?.body).toContain('sign in Harbor within ten seconds')
})

test('a signature that arrives too late is reported as expired', () => {
  const { toForm, form, press, injected, service, clock, view, toast } = naming()
  toForm('sailor')
  const wallet = injected.hang('request')
  service.reject('register', {
    code: 'signature-expired',
    status: 400,
    detail: 'Timestamp is expired or in the future',
  })
  press(form().register.press)
  clock.pass(11_000)
  wallet.answer(signature)
  expect([view(), toast()]).toEqual(['RegisterAccountName', 'That took too long. Try again'])
  expect(form().failed?.title).toBe('That took too long. Try again')
})

test('a fast but expired signature blames the clock', () => {
  const { toForm, form, press, injected, service } = naming()
  toForm('sailor')
  injected.answer('request', signature)
  service.reject('register', { code: 'signature-expired', status: 400 })
  press(form().register.press)
  expect(form().failed?.title).toBe('Your device clock is off')
})

const isReserved = { code: 'http-status', status: 400, detail: 'Name is reserved: sailor.wcn.id' } as const

test('a refused name shows the reason once and is unavailable until another is typed', () => {
  const { toForm, form, press, injected, service, toast, type } = naming()
  toForm('sailor')
  injected.answer('request', signature)
  service.reject('register', isReserved)
  press(form().register.press)
  expect([toast(), form().failed?.body]).toEqual([undefined, 'Name is reserved: sailor.wcn.id'])
  expect(form()).toMatchObject({ found: { tag: 'Not available' }, register: { press: null } })
  type('seafarer')
  expect(form()).toMatchObject({ failed: null, found: { tag: 'Available' } })
})

test('a refused name shows a toast if the visitor has left', () => {
  const { toForm, form, press, injected, service, latchkey, toast } = naming()
  toForm('sailor')
  const signed = injected.hang('request')
  const posted = service.hang('register')
  press(form().register.press)
  signed.answer(signature)
  latchkey.dispatch(router.wentBack())
  posted.reject(isReserved)
  expect(toast()).toBe('Name is reserved: sailor.wcn.id')
})

test('a refusal without a reason shows the standard message', () => {
  const { toForm, form, press, injected, service, toast } = naming()
  toForm('sailor')
  injected.answer('request', signature)
  service.reject('register', { code: 'http-status', status: 500 })
  press(form().register.press)
  expect([toast(), form().failed?.title]).toEqual(Array(2).fill('Error registering name sailor.wcn.id'))
})

test('the form shows no ownership error after the own registration', () => {
  const { toForm, form, press, injected } = naming()
  toForm('sailor')
  injected.answer('request', signature)
  press(form().register.press)
  expect(form().name.error).toBeUndefined()
})

test('an answer that is lost on the way is looked up: a name that was registered all the same is shown', () => {
  const { toForm, form, press, injected, service, view } = naming()
  toForm('sailor')
  injected.answer('request', signature)
  service.reject('register', { code: 'unreachable' })
  service.answer('namesOf', { names: ['sailor.wcn.id'] })
  press(form().register.press)
  expect(view()).toBe('RegisterAccountNameSuccess')
})

test('the modal does not close during a registration, and Cancel makes a late signature ineffective', () => {
  const { toForm, form, press, injected, held, latchkey, state, asked, view } = naming()
  toForm('sailor')
  const wallet = injected.hang('request')
  press(form().register.press)
  latchkey.close()
  expect([state().modal.open, held()]).toEqual([true, 1])
  press(form().cancel?.press)
  expect([view(), held(), form().waiting]).toEqual(['RegisterAccountName', 0, null])
  wallet.answer(signature)
  expect(asked('register')).toEqual([])
})

test('going back abandons the registration', () => {
  const { toForm, form, press, injected, held, view, asked, latchkey } = naming()
  toForm('sailor')
  const wallet = injected.hang('request')
  press(form().register.press)
  latchkey.dispatch({ type: 'router/wentBack', data: {} })
  expect([view(), held()]).toEqual(['ChooseAccountName', 0])
  wallet.answer(signature)
  expect(asked('register')).toEqual([])
})

test('a registration posted before the visitor left shows a toast and names the account', () => {
  const { toForm, form, press, injected, service, latchkey, toast, view, account } = naming()
  toForm('sailor')
  injected.answer('request', signature)
  const posted = service.hang('register')
  press(form().register.press)
  expect(form().waiting?.title).toBe('Registering sailor.wcn.id')
  latchkey.dispatch({ type: 'router/wentBack', data: {} })
  posted.answer({ name: 'sailor.wcn.id' })
  expect([view(), toast(), account().name?.value]).toEqual([
    'ChooseAccountName',
    'Account name registered',
    'sailor.wcn.id',
  ])
})

test('another account leaves the registration of the first one', () => {
  const { toForm, form, press, injected, held, registration, latchkey, asked } = naming()
  toForm('sailor')
  const wallet = injected.hang('request')
  press(form().register.press)
  const { session } = Object(registration()) as { session: string }
  latchkey.dispatch(connection.accountsChanged({ session, namespace: 'eip155', accounts: [bob.address] }))
  expect([registration(), held()]).toEqual([null, 0])
  wallet.answer(signature)
  expect(asked('register')).toEqual([])
})

test('a wallet that moves to another network while the message is made is not asked, and that is said', () => {
  const { toForm, form, press, injected, service, signing, toast, held } = naming({
    options: { networks: [mainnet, base] },
  })
  toForm('sailor')
  const message = service.hang('message')
  press(form().register.press)
  injected.change(harbor.wallet.key, { kind: 'chain', chainId: base.id })
  message.answer({ message: 'sailor', method: 'personal_sign', params: [], name: 'sailor.wcn.id' })
  expect([signing(), held(), toast()]).toEqual([[], 0, 'Your wallet is on another network'])
  expect(form().failed).toMatchObject({
    title: 'Your wallet is on another network',
    body: 'Nothing was registered. Sign on that network, or switch Harbor back first.',
  })
  press(form().register.press)
  expect(signing()).toHaveLength(1)
})

test('a service that never answers a registration is given up', () => {
  const { toForm, form, press, injected, service, clock, held } = naming()
  toForm('sailor')
  injected.answer('request', signature)
  service.hang('register')
  press(form().register.press)
  clock.pass(30_000)
  expect([held(), form().failed?.body]).toEqual([0, expect.stringContaining('the name may be yours')])
})

test('a signature that is none is a failure of the wallet', () => {
  const { toForm, form, press, injected, asked } = naming()
  toForm('sailor')
  injected.answer('request', 7)
  press(form().register.press)
  expect([form().failed?.title, asked('register')]).toEqual(['Error registering name sailor.wcn.id', []])
})
