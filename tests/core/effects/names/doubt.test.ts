import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { naming, signature } from './story.ts'

const lost = { code: 'unreachable' } as const

/** The service has what Alice signed for a name, and is silent; so it is about the names of her account from now on. */
function posted(name = 'sailor') {
  const story = naming()
  const { toForm, form, press, injected, service, latchkey } = story
  toForm(name)
  injected.answer('request', signature)
  const answer = service.hang('register')
  press(form().register.press)
  const names = service.hang('namesOf')
  return { ...story, answer, names, leave: () => latchkey.dispatch(router.wentBack()) }
}

test('a lost answer shows no outcome before the account names are read', () => {
  const { answer, names, toast, form, held, view } = posted()
  answer.reject(lost)
  expect([toast(), held(), form().failed]).toEqual([undefined, 1, null])
  expect(form().waiting).toMatchObject({
    title: 'Registering sailor.wcn.id',
    body: 'No answer yet. Checking whether the name is yours.',
  })
  names.answer({ names: ['sailor.wcn.id'] })
  expect([toast(), view()]).toEqual([undefined, 'RegisterAccountNameSuccess'])
})

test.each([
  ['are others', { names: [] }],
  ['do not come', null],
])('a lost registration has failed if the names of the account %s', (_, found) => {
  const { answer, names, toast, form, held, events } = posted()
  answer.reject(lost)
  if (found) names.answer(found)
  else names.reject(lost)
  const words = 'Error registering name sailor.wcn.id'
  expect([toast(), form().failed?.title, held()]).toEqual([words, words, 0])
  expect(events.filter(({ type }) => type === 'accountNames/registrationFailed')).toHaveLength(1)
})

test('a name that was typed with capital letters is found among those of the account', () => {
  const { answer, names, view, end } = posted('SailOr')
  answer.reject(lost)
  names.answer({ names: ['sailor.wcn.id'] })
  expect([view(), end().name?.title]).toEqual(['RegisterAccountNameSuccess', 'sailor.wcn.id'])
})

test('an abandoned registration with a lost answer is looked up and shows a toast', () => {
  const { answer, names, toast, account, leave } = posted()
  leave()
  answer.reject(lost)
  expect(toast()).toBeUndefined()
  names.answer({ names: ['sailor.wcn.id'] })
  expect([toast(), account().name?.value]).toEqual(['Account name registered', 'sailor.wcn.id'])
})

test('an unresolved registration is resolved by a later read of the account names', () => {
  const { answer, names, toast, account, leave, service, press, choice, view } = posted()
  leave()
  answer.reject(lost)
  names.reject(lost)
  expect(toast()).toBe('Error registering name sailor.wcn.id')
  service.answer('namesOf', { names: ['sailor.wcn.id'] })
  press(choice().choose.press)
  expect([view(), account().name?.value]).toEqual(['RegisterAccountNameSuccess', 'sailor.wcn.id'])
})

test('an abandoned registration that fails names itself, not the name typed meanwhile', () => {
  const { answer, toast, leave, press, choice, type } = posted()
  leave()
  press(choice().choose.press)
  type('captain')
  answer.reject({ code: 'http-status', status: 500 })
  expect(toast()).toBe('Error registering name sailor.wcn.id')
})

test('a clock error has the same words in toast and form', () => {
  const { answer, toast, form } = posted()
  answer.reject({ code: 'signature-expired', status: 400 })
  expect([toast(), form().failed?.title]).toEqual(Array(2).fill('Your device clock is off'))
})

test('also where its registration was left', () => {
  const { answer, toast, leave } = posted()
  leave()
  answer.reject({ code: 'signature-expired', status: 400 })
  expect(toast()).toBe('Your device clock is off')
})

test('a registration whose session ended is looked up', () => {
  const { answer, names, toast, latchkey, registration } = posted()
  const { session } = Object(registration()) as { session: string }
  latchkey.dispatch(connection.endedByWallet({ session, namespaces: ['eip155'] }))
  answer.reject(lost)
  names.answer({ names: ['sailor.wcn.id'] })
  expect(toast()).toBe('Account name registered')
})
