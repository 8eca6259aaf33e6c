import { expect, test } from 'vitest'
import { connection } from '../../../../core/events/connection/connection.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { alice } from '../../../../fixtures/people.ts'
import { naming } from './story.ts'

const unreachable = { code: 'unreachable' } as const

test('registration waits until the account is known to have no name', () => {
  const { toForm, form, service } = naming()
  const names = service.hang('namesOf')
  toForm('sailor')
  expect(form()).toMatchObject({ found: { tag: 'Available' }, register: { press: null, busy: true } })
  names.answer({ names: [] })
  expect(form().register.press).not.toBeNull()
})

/** The names of Alice's account did not come, on her way to the form and in it. */
function unknownNames(failure: Parameters<ReturnType<typeof naming>['service']['reject']>[1]) {
  const story = naming()
  story.service.reject('namesOf', failure)
  story.service.reject('namesOf', failure)
  story.toForm('sailor')
  return story
}

test('a failed read of the account names is shown in the form and can be retried', () => {
  const { form, press, asked } = unknownNames(unreachable)
  expect(form()).toMatchObject({
    notFound: {
      title: 'Error fetching names for address',
      body: "We couldn't check whether you already own a name. Check your connection, then try again.",
    },
    register: { press: null },
  })
  press(form().retry?.press)
  expect([asked('namesOf').length, asked('find').length]).toEqual([3, 1])
  expect(form()).toMatchObject({ notFound: null, retry: null, register: { press: { data: {} } } })
})

test('a reason of the service is shown in the form and not as a toast', () => {
  const { form, press, service, latchkey, toast } = unknownNames(unreachable)
  latchkey.dispatch({ type: 'toast/dismissed', data: {} })
  service.reject('namesOf', { code: 'http-status', status: 400, detail: 'The register of names is closed' })
  press(form().retry?.press)
  expect([form().notFound?.body, toast()]).toEqual(['The register of names is closed', undefined])
})

test('one press retries every failed read', () => {
  const { type, form, press, service, clock } = unknownNames(unreachable)
  service.reject('find', unreachable)
  type('seafarer')
  expect(form().notFound?.title).toBe('Error resolving name')
  press(form().retry?.press)
  clock.pass(500)
  expect(form()).toMatchObject({ notFound: null, retry: null, register: { press: { data: {} } } })
})

test('an account that was locked is asked about as it comes back', () => {
  const { latchkey, state, asked } = naming()
  const [session = ''] = Object.keys(state().connection.sessions)
  latchkey.dispatch(connection.walletLocked({ session, namespace: 'eip155' }))
  latchkey.dispatch(router.viewPushed({ view: 'RegisterAccountName' }))
  expect(asked('namesOf')).toEqual([])
  latchkey.dispatch(connection.walletUnlocked({ session, namespace: 'eip155' }))
  expect(asked('namesOf').map(({ request }) => request)).toEqual([{ address: alice.address }])
})

test('an account in another spelling of its address is not asked about again', () => {
  const { latchkey, state, toForm, asked, form } = naming()
  toForm('sailor')
  expect(asked('namesOf')).toHaveLength(1)
  const [session = ''] = Object.keys(state().connection.sessions)
  const accounts = [alice.address.toLowerCase()]
  latchkey.dispatch(connection.accountsChanged({ session, namespace: 'eip155', accounts }))
  expect(asked('namesOf')).toHaveLength(1)
  expect(form().register.press).not.toBeNull()
})
