import { expect, test } from 'vitest'
import { createAccountNames } from '../../../adapters/names/account-names.ts'
import type { AccountNames } from '../../../core/ports/account-names.ts'
import { alice } from '../../../fixtures/people.ts'
import { failureFrom, unhurried } from '../answers.ts'

const { address } = alice
const envelope = { coinType: 60, address, message: '{}', signature: '0x00' }

/** The service of names, which answers every question in this way. */
const answering = (status: number, body: string) =>
  createAccountNames({
    base: 'https://names.invalid',
    projectId: 'p',
    now: () => 0,
    fetch: async () => new Response(body, { status }),
  })

const questions: readonly (readonly [string, (names: AccountNames) => unknown])[] = [
  ['find', (names) => names.find({ name: 'bosun' }, unhurried)],
  ['suggest', (names) => names.suggest({ name: 'bosun' }, unhurried)],
  ['register', (names) => names.register(envelope, unhurried)],
  ['namesOf', (names) => names.namesOf({ address }, unhurried)],
]

test.each(questions)('%s that fails without a reason has no words of ours for a visitor', async (_, ask) => {
  expect(await failureFrom(ask(answering(503, '')) as never)).toEqual({ code: 'http-status', status: 503 })
})

test.each(questions)(
  '%s that is refused with a reason has the words of the service alone',
  async (_, ask) => {
    const body = JSON.stringify({ status: 'FAILED', reasons: [{ description: 'The register is closed' }] })
    expect(await failureFrom(ask(answering(400, body)) as never)).toEqual({
      code: 'http-status',
      status: 400,
      detail: 'The register is closed',
    })
  },
)
