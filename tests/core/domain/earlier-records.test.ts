import { expect, test } from 'vitest'
import { earlierRecord } from '../../../core/domain/earlier-records.ts'
import { parseSessions } from '../../../core/domain/remembered-sessions.ts'

const wallet = { key: 'topic-1', name: 'Pebble', icon: null }
const { key, rewritten } = earlierRecord('sessions')
const sessionsOf = (one: unknown) => parseSessions(rewritten(JSON.stringify(one)))

test('one connection becomes a session on its last chain', () => {
  expect(key).toBe('connection')
  expect(sessionsOf({ connector: 'walletConnect', wallet, chainId: 'eip155:8453' })).toEqual([
    { connector: 'wallet-connect', wallet, namespaces: [{ namespace: 'eip155', chainId: 'eip155:8453' }] },
  ])
})

test('one that was kept without a chain may have served whatever such a wallet can', () => {
  const namespaces = (connector: string) => sessionsOf({ connector, wallet })[0]?.namespaces
  expect(namespaces('injected')).toEqual([{ namespace: 'eip155' }])
  expect(namespaces('walletConnect')).toEqual([{ namespace: 'eip155' }, { namespace: 'solana' }])
})

test('what is no connection stays as it is, and counts as nothing', () => {
  for (const text of ['', '{', 'null', '[]', '{"connector":"injected"}', '{"walletKey":7}']) {
    expect([rewritten(text), parseSessions(rewritten(text))]).toEqual([text, []])
  }
})

test('any other record stands where it stood, and reads as it did', () => {
  expect(earlierRecord('recentWallets').key).toBe('recent')
  expect(earlierRecord('deepLinkChoice').key).toBe('deepLinkChoice')
  expect(earlierRecord('deepLinkChoice').rewritten('x')).toBe('x')
})
