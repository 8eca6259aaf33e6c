import { account } from '../core/events/account/account.ts'
import { connection } from '../core/events/connection/connection.ts'
import { modal } from '../core/events/shell/modal.ts'
import { network } from '../core/events/network/network.ts'
import { router } from '../core/events/shell/router.ts'
import { createPlayer } from '../core/recording/player.ts'
import { fold, rerun } from '../core/recording/replay.ts'
import { eventsOf, formatTape, parseTape } from '../core/recording/tape.ts'
import { harbor, startStory } from '../fixtures/story.ts'
import { measure } from './measure.ts'

const eventCount = 10_000

/** Measures the times to read, fold, rerun and search a tape of 10,000 events. Targets: rerun below 500 ms, any state below 16 ms. */
export function benchReplay(): void {
  const text = longTape()
  const tape = parseTape(text)
  const { length } = eventsOf(tape)
  const player = createPlayer(tape)
  const difference = rerun(tape).difference
  if (difference) throw new Error(`The bench tape differs from its rerun at event ${difference.index}.`)
  const report = (name: string, run: () => void) => {
    const { best, median } = measure(run)
    console.log(`${name}: ${best.toFixed(1)} ms best, ${median.toFixed(1)} ms median`)
  }
  console.log(`tape of ${length} events, ${Math.round(text.length / 1024)} KiB`)
  report('parse  ', () => void parseTape(text))
  report('fold   ', () => void fold(eventsOf(tape)))
  report('rerun  ', () => void rerun(tape))
  report('player ', () => void createPlayer(tape))
  const looks = Array.from({ length: 200 }, (_, index) => Math.floor((length * (index + 1)) / 200) - 1)
  const slowest = Math.max(...looks.map((position) => measure(() => player.goTo(position), 3).median))
  console.log(`any state, the slowest of ${looks.length}: ${slowest.toFixed(1)} ms`)
}

function longTape(): string {
  const { latchkey, clock } = startStory({ record: 1_000_000 })
  latchkey.start()
  const events = { count: 0 }
  latchkey.onAny(() => (events.count += 1))
  while (events.count < eventCount) {
    latchkey.dispatch(modal.openRequested({}))
    latchkey.dispatch(connection.walletChosen({ walletKey: harbor.wallet.key }))
    latchkey.dispatch(modal.openRequested({}))
    latchkey.dispatch(account.addressCopyRequested())
    latchkey.dispatch(router.viewPushed({ view: 'Networks' }))
    latchkey.dispatch(network.searchTyped({ text: 'base' }))
    latchkey.dispatch(network.chosen({ chainId: events.count % 2 ? 'eip155:8453' : 'eip155:1' }))
    clock.pass(11_000)
    latchkey.dispatch(connection.disconnectRequested())
  }
  return formatTape(
    latchkey.recording() ?? { header: { kind: 'header', format: 1, latchkey: '' }, lines: [] },
  )
}
