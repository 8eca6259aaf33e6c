import type { Failure } from '../../domain/errors/failure.ts'
import { connection } from '../../events/connection/connection.ts'
import type { StateOf } from '../../reducers/root.ts'
import { shownConnecting } from '../../domain/connection/flow.ts'
import { enConnectingExternal } from '../../strings/en/connecting-external.ts'
import { enConnectingWalletConnect } from '../../strings/en/connecting-wallet-connect.ts'
import { enWallet } from '../../strings/en/wallet.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { moodAfter, toneOf } from '../parts/mood.ts'
import type { Button, Notice, Picture, Screen } from '../parts/parts.ts'
import { shownSession } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

const words = { ...enConnectingExternal, ...enConnectingWalletConnect, ...enWallet }

/** The parts of the ConnectingExternal screen. */
export type ConnectingExternalParts = {
  readonly picture: Picture
  readonly status: Notice
  readonly retry: Button | null
}

type Text = TextWith<typeof words, 'wallet'>
type Words = readonly [title: Text, body: Text]

const wordsByCode: Partial<Record<Failure['code'], Words>> = {
  'user-rejected': ['connecting.declined', 'connecting.declinedBody'],
  'request-pending': ['connecting.pending', 'connecting.pendingBody'],
  'wallet-missing': ['connecting.missing', 'connecting.missingBody'],
  'invalid-address': ['connecting.failed', 'connecting.invalidAddress'],
  'invalid-chain-id': ['connecting.failed', 'connecting.invalidChain'],
  'timed-out': ['connecting.silent', 'connecting.silentBody'],
  'no-accounts': ['connecting.failed', 'connecting.noAccounts'],
  'chain-unsupported': ['pairing.otherNetworks', 'pairing.otherNetworksBody'],
}

/** Returns the ConnectingExternal screen: the wallet is being asked, has declined, or has failed. A failure has its reason and another try. */
export function connectingExternalView(state: StateOf<'modal'>): Screen<ConnectingExternalParts> {
  const text = textsOf(state, words)
  const flow = shownConnecting(state.connection.flows)
  const wallet = flow?.wallet ?? shownSession(state)?.wallet ?? { key: '', name: '', icon: null }
  const failed = flow?.step === 'failed'
  const waitingBody =
    flow?.step === 'waiting' && flow.isLingering ? 'connecting.lingeringBody' : 'connecting.waitingBody'
  const mood = failed ? moodAfter(flow.failure) : 'waiting'
  const [title, body] = failed ? wordsFor(flow?.failure) : (['connecting.waiting', waitingBody] as const)
  return {
    title: text('connecting.title', { wallet: wallet.name }),
    parts: {
      picture: {
        part: 'picture',
        label: text('connecting.picture', { wallet: wallet.name }),
        image: { kind: 'wallet', url: wallet.icon, seed: wallet.name },
        mood,
      },
      status: {
        part: 'notice',
        tone: toneOf(mood),
        title: text(title, { wallet: wallet.name }),
        body: text(body, { wallet: wallet.name }),
      },
      retry: failed
        ? {
            part: 'button',
            label: text('connecting.retry'),
            press: connection.retried(),
            tone: 'accent',
            icon: 'retry',
          }
        : null,
    },
  }
}

function wordsFor(failure: Failure | null | undefined): Words {
  return (failure && wordsByCode[failure.code]) ?? ['connecting.failed', 'connecting.failedBody']
}
