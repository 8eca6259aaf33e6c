import { connection } from '../events/connection.ts'
import { lastAttempt } from '../selectors/attempts.ts'
import { defineEffect } from './define-effect.ts'

/** Trying an attempt again that failed begins another one, about the same kinds of networks, whose id is that of the press. */
export const retryAttempt = defineEffect(({ on, state, decide }) =>
  on(connection.retried).pipe(
    decide(({ id }) => {
      const last = lastAttempt(state().connection)
      if (last?.status !== 'failed') return null
      const { connector, wallet, namespaces } = last
      return connection.attemptStarted({ attempt: id, connector, wallet, namespaces: [...namespaces] })
    }),
  ),
)
