import { expect, test } from 'vitest'
import { router } from '../../../core/events/router.ts'
import { naming, signature } from './account-names-story.ts'

/** Alice has left the registration of `sailor` while the service had it, and waits for Harbor to sign for `seafarer`. */
function registeringAnew() {
  const story = naming()
  const { toForm, form, press, injected, service, latchkey, choice, type } = story
  toForm('sailor')
  injected.answer('request', signature)
  const first = service.hang('register')
  press(form().register.press)
  latchkey.dispatch(router.wentBack())
  press(choice().choose.press)
  type('seafarer')
  const wallet = injected.hang('request')
  press(form().register.press)
  return { ...story, first, wallet }
}

test('a registration that was left and fails ends no other one', () => {
  const { first, wallet, asked, view } = registeringAnew()
  first.reject({ code: 'http-status', status: 500 })
  wallet.answer(signature)
  expect(asked('register')).toHaveLength(2)
  expect(view()).toBe('RegisterAccountNameSuccess')
})

test('one that was left and succeeds is told, and ends another that its wallet is asked for, since an account has one name', () => {
  const { first, wallet, asked, form, held, toast, account } = registeringAnew()
  first.answer({ name: 'sailor.wcn.id' })
  expect([toast(), account().name?.value, held()]).toEqual(['Account name registered', 'sailor.wcn.id', 0])
  expect(form()).toMatchObject({ waiting: null, name: { error: { title: 'You already own a name' } } })
  wallet.answer(signature)
  expect(asked('register')).toHaveLength(1)
})
