import { isAddress } from '../../core/domain/account/account.ts'
import { isChainId } from '../../core/domain/values/caip.ts'
import type { ChainId } from '../../core/domain/values/caip.ts'
import { LatchkeyError } from '../../core/domain/errors/latchkey-error.ts'
import type { PairingSignIn } from '../../core/domain/sign-in/sign-in.ts'
import type { SignInFacts } from '../../core/domain/sign-in/message.ts'
import { offeredNamespaces } from './offered-namespaces.ts'
import { splitAccount } from './session-reading.ts'
import type { PairedSession } from './session-reading.ts'
import { endAuthentication } from './sign-client.ts'
import type { Client } from './sign-client.ts'
import { forgetTopic, userDisconnected } from './topics.ts'

/** A session that a wallet approved, and the signature of a sign-in with it. */
export type SessionApproval = { readonly session: PairedSession; readonly signed: PairingSignIn | null }

type Asked = Awaited<ReturnType<Client['authenticate']>>
type Signed = NonNullable<Awaited<ReturnType<Asked['response']>>['auths']>[number]

/** Asks for a session with a sign-in (CAIP-122, ERC-5573), and in parallel for a session alone. The wallet answers the one that it supports. */
export async function authenticate(
  client: Client,
  chains: readonly ChainId[],
  facts: SignInFacts,
): Promise<{ readonly uri: string; readonly approval: () => Promise<SessionApproval> }> {
  const { domain, uri, nonce, statement, exp, nbf, resources } = facts
  const asked = await client.authenticate({
    chains: [...chains],
    domain,
    uri,
    nonce,
    ...(statement !== undefined && { statement }),
    ...(exp !== undefined && { exp }),
    ...(nbf !== undefined && { nbf }),
    ...(resources && { resources: [...resources] }),
    methods: [...(offeredNamespaces(chains)['eip155']?.methods ?? [])],
  })
  const approval = async (): Promise<SessionApproval> => {
    const { session, auths = [] } = await asked.response().catch((error: unknown) => {
      // The library keeps only the message of a wallet's refusal.
      throw typeof error === 'string' ? { code: 5000, message: error } : error
    })
    const [signed] = auths
    if (session && signed) appear(client, session)
    if (session) return { session, signed: signed ? signedIn(client, signed, facts) : null }
    const message = 'The wallet signed in and opened no session; connect it again.'
    throw new LatchkeyError('no-accounts', message)
  }
  return { uri: asked.uri, approval }
}

/** Announces a session that came with a sign-in, and sets its expiry. The library does that for every other session. */
function appear({ core, events }: Client, session: PairedSession): void {
  events.emit('session_connect', { session })
  core.expirer.set(session.topic, session.expiry)
}

/** Removes the remains of a sign-in request: its timer, its records, and the topic of its answer. */
export async function forgetAuthentication(client: Client, pairing: string): Promise<void> {
  const { auth, core, proposal } = client
  const of = <Record extends { readonly pairingTopic: string }>(records: readonly Record[]) =>
    records.filter(({ pairingTopic }) => pairingTopic === pairing)
  const topics = of(auth.pairingTopics.getAll())
  if (topics.length === 0) return
  for (const { id } of of(auth.requests.getAll())) endAuthentication(client, id)
  for (const { topic } of topics) {
    await auth.pairingTopics.delete(topic, userDisconnected)
    await forgetTopic(client, topic)
  }
  for (const records of [auth.requests, proposal])
    for (const { id } of of<{ id: number; pairingTopic: string }>(records.getAll())) {
      await records.delete(id, userDisconnected)
      if (core.expirer.has(id)) core.expirer.del(id)
    }
}

/** Returns the wallet's signature, if the wallet signed the requested message. */
function signedIn(client: Client, { p, s }: Signed, { nonce, domain }: SignInFacts): PairingSignIn | null {
  const { chainId, address } = splitAccount(p.iss.replace(/^did:pkh:/, ''))
  if (p.nonce !== nonce || p.domain !== domain || !isChainId(chainId) || !isAddress(address)) return null
  const message = client.engine.formatAuthMessage({ request: p, iss: p.iss })
  return { message, signature: s.s, address, chainId }
}
