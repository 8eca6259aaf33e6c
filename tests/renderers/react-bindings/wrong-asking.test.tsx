import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { connection } from '../../../core/events/connection/connection.ts'
import * as react from '../../../entries/react.ts'
import { LatchkeyBinding } from '../../../renderers/react-bindings/LatchkeyBinding.tsx'
import { startStory } from '../../../fixtures/story.ts'

const { useLatchkeyAccount, useLatchkeyAccountState, useLatchkeyBalance, useLatchkeyTokens } = react
const hooks = { useLatchkeyAccount, useLatchkeyAccountState, useLatchkeyBalance, useLatchkeyTokens }
const named = Object.entries(hooks)

/** What a hook says of what it is asked by. */
function refusal(hook: (asked: never) => unknown, asked: unknown): string {
  const Asker = () => {
    hook(asked as never)
    return null
  }
  try {
    const { latchkey } = startStory()
    renderToStaticMarkup(createElement(LatchkeyBinding, { latchkey }, createElement(Asker)))
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string }
    return `${code}: ${message}`
  }
  return 'no error'
}

test.each(named)('%s is asked by { namespace } and by nothing else', (name, hook) => {
  const expected = 'expected { namespace } such as { namespace: "solana" }, or none.'
  expect(refusal(hook, 'solana')).toBe(
    `bad-request: What ${name} was given is the string "solana"; ${expected}`,
  )
  expect(refusal(hook, null)).toBe(`bad-request: What ${name} was given is null; ${expected}`)
  expect(refusal(hook, { namspace: 'solana' })).toBe(
    `bad-request: ${name} takes no "namspace"; did you mean "namespace"?`,
  )
})

test.each([
  [undefined, 'missing'],
  [null, 'null'],
  ['track', 'the string "track"'],
])('useLatchkeyEvents refuses %j, which is no listener', (listener, shape) => {
  const listen = () => react.useLatchkeyEvents(connection.established, listener as never)
  expect(refusal(listen, undefined)).toBe(
    `bad-request: The listener given to useLatchkeyEvents is ${shape}; expected a function.`,
  )
})

test('a hook names the type of a namespace that cannot be written as JSON', () => {
  const press: Record<string, unknown> = {}
  press['target'] = press
  for (const namespace of [press, 1n])
    expect(refusal(react.useLatchkeyAccount, { namespace })).toBe(
      `bad-request: The namespace is of type ${typeof namespace}; expected one of eip155, solana, or none.`,
    )
})

test.each(named)('%s refuses a namespace that there is not', (_, hook) => {
  const told = 'bad-request: The namespace is "bitcoin"; expected one of eip155, solana, or none.'
  expect(refusal(hook, { namespace: 'bitcoin' })).toBe(told)
  expect(refusal(hook, { namespace: 'solana' })).toBe('no error')
  expect(refusal(hook, undefined)).toBe('no error')
})
