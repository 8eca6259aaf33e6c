import { createRecorder } from '../core/recording/recorder.ts'
import type { Recorder } from '../core/recording/recorder.ts'
import { version } from '../package.json' with { type: 'json' }

export { checkOptions } from './check-options.ts'
export { formatTape, parseTape, eventsOf } from '../core/recording/tape.ts'
export type { Tape } from '../core/recording/tape.ts'
export type { TapeLine, TapeAnswer, TapeCheckpoint, TapeHeader } from '../core/recording/tape-line.ts'
export { fold, foldTape, rerun } from '../core/recording/replay.ts'
export type { Difference, Rerun } from '../core/recording/replay.ts'
export { whyOnlyFolded } from '../core/recording/why-only-folded.ts'
export { createPlayer } from '../core/recording/player.ts'
export type { Player } from '../core/recording/player.ts'
export { mask } from '../core/recording/mask.ts'
export { keepLog } from '../core/recording/log.ts'
export { allEvents } from '../core/events/all.ts'
export { answerOrders } from '../adapters/fake/answer-order.ts'
export type { AnswerOrder } from '../adapters/fake/answer-order.ts'
export { fakeClipboard } from '../adapters/fake/fake-clipboard.ts'
export { fakeClock } from '../adapters/fake/fake-clock.ts'
export { fakeDevice } from '../adapters/fake/fake-device.ts'
export { fakeAnalytics } from '../adapters/fake/fake-analytics.ts'
export { fakeCatalogues } from '../adapters/fake/fake-catalogues.ts'
export { fakeChain } from '../adapters/fake/fake-chain.ts'
export { fakeFeatures } from '../adapters/fake/fake-features.ts'
export { fakeFrame } from '../adapters/fake/fake-frame.ts'
export { fakeFrameConnector } from '../adapters/fake/fake-frame-connector.ts'
export { fakeInjected } from '../adapters/fake/fake-injected.ts'
export { fakePorts } from '../adapters/fake/fake-ports.ts'
export { sharing } from '../adapters/fake/sharing.ts'
export { fakeSignIn } from '../adapters/fake/fake-sign-in.ts'
export { fakeSolanaChain } from '../adapters/fake/fake-solana-chain.ts'
export { fakeStorage } from '../adapters/fake/fake-storage.ts'
export { fakeTransactions } from '../adapters/fake/fake-transactions.ts'
export { fakeWalletConnect } from '../adapters/fake/fake-wallet-connect.ts'
export { fakeWalletRegistry } from '../adapters/fake/fake-wallet-registry.ts'
export { fakeWalletStandard } from '../adapters/fake/fake-wallet-standard.ts'
export { pseudoWords } from '../adapters/fake/pseudo-words.ts'

/** How many lines of a session are kept, the last ones, unless said otherwise. */
const mostLines = 20_000

/** A recorder to give to `createLatchkey`; `tape()` is the session so far. */
export function sessionRecorder({ limit = mostLines }: { readonly limit?: number } = {}): Recorder {
  return createRecorder({ now: () => Date.now(), version, limit })
}
