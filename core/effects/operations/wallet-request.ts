import { isSameAddress } from '../../domain/account/same-account.ts'
import type { Failure } from '../../domain/errors/failure.ts'
import { withSigner } from '../../domain/operations/request/request-account.ts'
import { walletRequest } from '../../events/operations/wallet-request.ts'
import { walletsOwn } from '../../selectors/sessions/chosen-account.ts'
import { sessionInNamespace } from '../../selectors/sessions/sessions.ts'
import { defineEffect } from '../streams/define-effect.ts'

const notConnected: Failure = { code: 'unauthorized', detail: 'No wallet is connected; connect one first.' }

const locked: Failure = { code: 'unauthorized', detail: 'The wallet is locked; unlock it first.' }

/**
 * Sends the host's requests to the connected wallet of their namespace, on that wallet's chain. Requests run in parallel.
 * On Solana names the active account. Reports a long wait while that wallet is still connected.
 */
export const askWallet = defineEffect(({ on, state, ports, together }) =>
  on(walletRequest.sent).pipe(
    together({
      limit: 'person',
      linger: ({ id }) => {
        const { requests, sessions } = state().connection
        const session = requests?.[id]?.session
        return session !== undefined && session in sessions
          ? walletRequest.delayed({ request: id, session })
          : null
      },
      ask: ({ data: { namespace, method, params: given } }, signal) => {
        const held = sessionInNamespace(state().connection, namespace)
        if (!held || held.isLocked) throw held ? locked : notConnected
        const { connector, wallet, chainId, accounts } = held
        const [first] = accounts
        const isChosen = first !== undefined && first !== walletsOwn(state().connection, namespace)
        const params = isChosen && namespace === 'solana' ? withSigner(given, first) : given
        return ports.connectors[connector].request({ walletKey: wallet.key, chainId, method, params }, signal)
      },
      then: (result, { id, data: { namespace, method } }) => {
        const [first] = sessionInNamespace(state().connection, namespace)?.accounts ?? []
        return walletRequest.answered({
          request: id,
          result: /^eth_(a|requestA)ccounts$/.test(method) ? withFirst(result, first) : result,
        })
      },
      fail: (failure, { id }) => walletRequest.failed({ request: id, failure }),
    }),
  ),
)

/** Returns a wallet's list of accounts, with the active one first. */
function withFirst(answer: unknown, first = ''): unknown {
  if (!Array.isArray(answer)) return answer
  const found = answer.filter((one) => isSameAddress(first, String(one)))
  return [...new Set([...found, ...(answer as readonly unknown[])])]
}
