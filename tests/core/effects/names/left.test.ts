import { expect, test } from 'vitest'
import { accountNames } from '../../../../core/events/names/account-names.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { alice } from '../../../../fixtures/people.ts'
import { naming, signature } from './story.ts'

/** Alice has left the registration of `sailor` while the service had it, and comes back to the form. */
function leftWithTheService() {
  const story = naming()
  const { toForm, form, press, injected, service, latchkey, choice } = story
  toForm('sailor')
  injected.answer('request', signature)
  const answer = service.hang('register')
  press(form().register.press)
  latchkey.dispatch(router.wentBack())
  press(choice().choose.press)
  return { ...story, answer }
}

/** Nobody knows whether the service registered `sailor`, and Alice waits for Harbor to sign for `seafarer`. */
function registeringAnew() {
  const story = leftWithTheService()
  const { answer, service, type, injected, press, form } = story
  service.answer('namesOf', { names: [] })
  answer.reject({ code: 'unreachable' })
  type('seafarer')
  const wallet = injected.hang('request')
  press(form().register.press)
  return { ...story, wallet }
}

test('a visitor who returns to a posted registration sees it and cannot begin another', () => {
  const { answer, form, held, view, end } = leftWithTheService()
  expect(form()).toMatchObject({
    waiting: { title: 'Registering sailor.wcn.id' },
    name: { isDisabled: true },
    register: { press: null },
  })
  expect(held()).toBe(0)
  answer.answer({ name: 'sailor.wcn.id' })
  expect([view(), end().name?.title]).toEqual(['RegisterAccountNameSuccess', 'sailor.wcn.id'])
})

test('a registration after a failed one with an unknown outcome continues', () => {
  const { wallet, asked, view } = registeringAnew()
  wallet.answer(signature)
  expect(asked('register')).toHaveLength(2)
  expect(view()).toBe('RegisterAccountNameSuccess')
})

test('an unresolved registration that succeeds ends a second one', () => {
  const { latchkey, service, wallet, asked, form, held, toast, account } = registeringAnew()
  service.answer('namesOf', { names: ['sailor.wcn.id'] })
  latchkey.dispatch(accountNames.ownNamesRequested({ address: alice.address }))
  expect([toast(), account().name?.value, held()]).toEqual(['Account name registered', 'sailor.wcn.id', 0])
  expect(form()).toMatchObject({ waiting: null, name: { error: { title: 'You already own a name' } } })
  wallet.answer(signature)
  expect(asked('register')).toHaveLength(1)
})
