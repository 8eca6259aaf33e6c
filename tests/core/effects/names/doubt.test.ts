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

test('an answer that is lost is told as nothing before the names of the account are known', () => {
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
])('where the names of the account %s, a registration whose answer was lost has failed', (_, found) => {
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

test('one that was left is looked up as well, and told in passing', () => {
  const { answer, names, toast, account, leave } = posted()
  leave()
  answer.reject(lost)
  expect(toast()).toBeUndefined()
  names.answer({ names: ['sailor.wcn.id'] })
  expect([toast(), account().name?.value]).toEqual(['Account name registered', 'sailor.wcn.id'])
})

test('one in doubt that nobody could settle is settled by the names of the account whenever they come', () => {
  const { answer, names, toast, account, leave, service, press, choice, view } = posted()
  leave()
  answer.reject(lost)
  names.reject(lost)
  expect(toast()).toBe('Error registering name sailor.wcn.id')
  service.answer('namesOf', { names: ['sailor.wcn.id'] })
  press(choice().choose.press)
  expect([view(), account().name?.value]).toEqual(['RegisterAccountNameSuccess', 'sailor.wcn.id'])
})

test('what fails after it was left is told by its own name, not by one that is typed meanwhile', () => {
  const { answer, toast, leave, press, choice, type } = posted()
  leave()
  press(choice().choose.press)
  type('captain')
  answer.reject({ code: 'http-status', status: 500 })
  expect(toast()).toBe('Error registering name sailor.wcn.id')
})

test('a time that does not fit is told in the same words in passing and in the form', () => {
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

test('one whose session ended meanwhile is looked up, too', () => {
  const { answer, names, toast, latchkey, registration } = posted()
  const { session } = Object(registration()) as { session: string }
  latchkey.dispatch(connection.endedByWallet({ session, namespaces: ['eip155'] }))
  answer.reject(lost)
  names.answer({ names: ['sailor.wcn.id'] })
  expect(toast()).toBe('Account name registered')
})
