import { expect, test } from 'vitest'
import { mask } from '../core/recording/mask.ts'
import { fold, rerun } from '../core/recording/replay.ts'
import { eventsOf } from '../core/recording/tape.ts'
import { whyOnlyFolded } from '../core/recording/why-only-folded.ts'
import { recordings } from './recordings.ts'

test('recordings cover connecting, declining, networks, returning and disconnecting', () => {
  const types = new Set(recordings.flatMap(([, tape]) => eventsOf(tape).map(({ type }) => type)))
  for (const wanted of [
    'connection/attemptFailed',
    'connection/reconnectStarted',
    'connection/disconnected',
    'connection/accountsChanged',
    'network/switched',
    'network/switchFailed',
    'network/unknownToWallet',
    'wallets/firstPageFailed',
    'installed/refused',
    'account/balanceReceived',
    'pairing/ready',
    'pairing/approved',
    'pairing/failed',
    'connection/established',
    'wallets/searchReceived',
    'walletRequest/answered',
  ]) {
    expect(types).toContain(wanted)
  }
})

test.each(recordings)('%s runs again to the same events, and folds to the same state', (_, tape) => {
  const again = rerun(tape)
  expect(again.difference).toBeNull()
  expect(again.published).toEqual(eventsOf(tape))
  expect(fold(eventsOf(tape))).toEqual(again.state)
})

const counted = recordings.filter(([name]) => /^(?:send|swap|buy)-/.test(name))
const others = recordings.filter((one) => !counted.includes(one))

test.each(others)('%s runs again when it is masked', (_, tape) => {
  expect(rerun(mask(tape)).difference).toBeNull()
})

test.each(counted)('%s is folded when it is masked, since sums do not survive that', (_, tape) => {
  const masked = mask(tape)
  expect(whyOnlyFolded(masked)).toBe('a tape that counts with masked amounts is not run again')
  expect(eventsOf(masked).map(({ type }) => type)).toEqual(eventsOf(tape).map(({ type }) => type))
  expect(fold(eventsOf(masked)).router).toEqual(fold(eventsOf(tape)).router)
})
