import { accountNameMessage, fullAccountName } from '../../core/domain/names/account-name.ts'
import type { AccountNames } from '../../core/ports/account-names.ts'
import type { AnswerOrder } from './answer-order.ts'
import { createScript } from './script.ts'
import type { Script } from './script.ts'

/** A name service under a test's control. */
export type FakeAccountNames = AccountNames & Script<AccountNames>

/** Creates a fake name service. `registered` maps names without their suffix to addresses. Every other name is free. */
export function fakeAccountNames({
  registered = {},
  order,
  now = () => 0,
}: {
  readonly registered?: Readonly<Record<string, string>>
  readonly order?: AnswerOrder
  /** The time in milliseconds since 1970. */
  readonly now?: () => number
} = {}): FakeAccountNames {
  const { script, ask } = createScript<AccountNames>(order)
  const known = new Map(Object.entries(registered))
  return {
    ...script,
    find: (request, signal) =>
      ask('find', request, signal, () => ({ isRegistered: known.has(request.name) })),
    suggest: (request, signal) =>
      ask('suggest', request, signal, () => ({
        suggestions: [request.name, `${request.name}1`].map((name) => ({
          name,
          isRegistered: known.has(name),
        })),
      })),
    message: (request, signal) =>
      ask('message', request, signal, () => {
        const message = accountNameMessage(request.name, now())
        const params = [message, request.address]
        return { name: fullAccountName(request.name), message, method: 'personal_sign', params }
      }),
    register: (request, signal) =>
      ask('register', request, signal, () => {
        const { name } = JSON.parse(request.message) as { name: string }
        known.set(name.replace(/\.wcn\.id$/, ''), request.address)
        return { name }
      }),
    namesOf: (request, signal) =>
      ask('namesOf', request, signal, () => ({
        names: [...known]
          .filter(([, address]) => address === request.address)
          .map(([name]) => fullAccountName(name)),
      })),
  }
}
