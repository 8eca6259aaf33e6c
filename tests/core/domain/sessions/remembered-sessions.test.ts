import { expect, test } from 'vitest'
import {
  formatSessions,
  parseSessions,
  readSessions,
} from '../../../../core/domain/sessions/remembered-sessions.ts'
import type { RememberedSession } from '../../../../core/domain/sessions/remembered-sessions.ts'

const wallet = { key: 'topic-1', name: 'Pebble', icon: null }
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const pebble: RememberedSession = {
  connector: 'wallet-connect',
  wallet,
  namespaces: [
    { namespace: 'eip155', chainId: 'eip155:8453' },
    { namespace: 'solana', chainId: devnet },
  ],
}
const harbor: RememberedSession = {
  connector: 'injected',
  wallet: { key: 'dev.latchkey.harbor', name: 'Harbor', icon: null },
  namespaces: [{ namespace: 'eip155', chainId: 'eip155:1' }],
}

test('sessions that were written are read again, with the last chain of each namespace', () => {
  expect(parseSessions(formatSessions([harbor, pebble]))).toEqual([harbor, pebble])
})

test('an empty list of sessions is stored as null', () => {
  expect(formatSessions([])).toBeNull()
})

test('a session that cannot be read takes no other with it', () => {
  const text = JSON.stringify({ v: 1, sessions: [{ connector: 'pigeon' }, harbor] })
  expect(parseSessions(text)).toEqual([harbor])
})

test('a wallet with a key for one visit is not restored', () => {
  const newcomer = { ...harbor, wallet: { ...harbor.wallet, key: 'dev.latchkey.harbor#uuid' } }
  expect(parseSessions(formatSessions([newcomer]))).toEqual([])
})

const foreign = ['', '{', 'null', '[]', '{"connector":"injected"}', '{"v":2,"sessions":[]}']

test('anything else counts as nothing', () => {
  for (const text of [null, ...foreign]) expect(parseSessions(text)).toEqual([])
})

test('a foreign or newer record is distinguished from an empty one', () => {
  expect(readSessions(null)).toEqual([])
  expect(foreign.map(readSessions)).toEqual(foreign.map(() => null))
})
