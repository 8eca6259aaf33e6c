import {
  accountNameMessage,
  fullAccountName,
  shortAccountName,
} from '../../core/domain/names/account-name.ts'
import { displayName } from '../../core/domain/values/text/display-name.ts'
import type { AccountNames } from '../../core/ports/account-names.ts'
import { UnexpectedField, fieldsOf, listIn } from '../http/answer-fields.ts'
import { createHttp } from '../http/http.ts'
import type { HttpParts } from '../http/http.ts'
import { serviceError } from './service-error.ts'

/** The name service's settings and the project id. */
export type AccountNamesParts = Pick<HttpParts, 'base' | 'limit' | 'fetch'> & {
  readonly projectId: string
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number
}

const apiVersion = '2'

/** Creates the port of the name service. For an unregistered name the service answers with an empty list, not with an error. */
export function createAccountNames({ projectId, now, ...where }: AccountNamesParts): AccountNames {
  const http = createHttp(where)
  return {
    find: ({ name }, signal) =>
      serviceError(
        http.json(
          {
            path: `/v1/profile/account/${encodeURIComponent(fullAccountName(name))}`,
            query: { projectId, apiVersion },
          },
          (answer) => ({ isRegistered: isRegistered(answer) }),
          signal,
        ),
      ),
    suggest: ({ name }, signal) =>
      serviceError(
        http.json(
          { path: `/v1/profile/suggestions/${encodeURIComponent(name)}`, query: { projectId } },
          (answer) => ({ suggestions: suggestionsIn(answer) }),
          signal,
        ),
      ),
    message: async ({ name, address }) => {
      const message = accountNameMessage(name, now())
      const params = [hexOf(message), address]
      return { name: fullAccountName(name), message, method: 'personal_sign', params }
    },
    register: ({ coinType, address, message, signature }, signal) =>
      serviceError(
        http.json(
          {
            path: '/v1/profile/account',
            method: 'POST',
            body: { coin_type: coinType, address, message, signature },
          },
          (answer) => ({ name: nameIn(answer) }),
          signal,
        ),
      ),
    namesOf: ({ address }, signal) =>
      serviceError(
        http.json(
          {
            path: `/v1/profile/reverse/${encodeURIComponent(address)}`,
            query: { sender: address, projectId, apiVersion },
          },
          (answer) => ({ names: namesIn(answer) }),
          signal,
        ),
      ),
  }
}

function isRegistered(answer: unknown): boolean {
  if (Array.isArray(answer) && answer.length === 0) return false
  return Object.keys(Object(fieldsOf(answer).addresses) as object).length > 0
}

function suggestionsIn(answer: unknown) {
  return listIn(fieldsOf(answer), 'suggestions').flatMap((row) => {
    const { name, registered } = fieldsOf(row)
    const shown = displayName(name)
    return shown === null ? [] : [{ name: shortAccountName(shown), isRegistered: registered === true }]
  })
}

function namesIn(answer: unknown): readonly string[] {
  if (!Array.isArray(answer)) throw new UnexpectedField(null, answer, 'array')
  return answer.map(nameIn)
}

function nameIn(answer: unknown): string {
  const { name } = fieldsOf(answer)
  const shown = displayName(name)
  if (shown === null) throw new UnexpectedField('name', name, 'string')
  return shown
}

function hexOf(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
