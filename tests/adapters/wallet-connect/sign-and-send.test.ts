import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from '../../../core/domain/values/base64.ts'
import { toBase58 } from '../../../core/domain/values/base58.ts'
import type { SendSigned } from '../../../adapters/solana/send-signed.ts'
import type { ClientContext } from '../../../adapters/wallet-connect/client-context.ts'
import type { PairedSession } from '../../../adapters/wallet-connect/session-reading.ts'
import { sendingMethod, signAndSend } from '../../../adapters/wallet-connect/sign-and-send.ts'
import { solanaChains } from '../../../core/domain/network/solana.ts'
import { failureFrom, unhurried, valueOf } from '../answers.ts'
import { solanaPeople, transactionFor } from '../wallet-standard/standard-wallet.ts'
import { connectedTo } from './connected-to.ts'
import { relayStage } from './relay-stage.ts'

const stage = relayStage()
const chainId = solanaChains.devnet
const signing = 'solana_signTransaction'
const { alice } = solanaPeople
const transaction = toBase64(transactionFor(alice))
const signature = toBase58(new Uint8Array(64).fill(8))
const signed = Uint8Array.from(transactionFor(alice)).fill(8, 1, 65)
const unsupported = { code: -32601, message: 'The method is not supported.' }

type Sent = Parameters<SendSigned>[0]

/** A wallet for Solana that agreed to some methods and answers, or refuses, each in its own way; `ask` sends a transaction with it. */
function wallet(answers: Readonly<Record<string, unknown>>, agreed: readonly string[]) {
  const asked: { readonly method: string; readonly params: unknown }[] = []
  const sent: Sent[] = []
  const session = {
    topic: 'ab',
    peer: { publicKey: '', metadata: { name: 'Lagoon' } },
    namespaces: { solana: { accounts: [`${chainId}:${alice}`], methods: agreed, events: [] } },
  } as unknown as PairedSession
  const context = {
    client: {
      on: () => {},
      off: () => {},
      request: async ({ request }: { request: { method: string; params: unknown } }) => {
        asked.push(request)
        const answer = answers[request.method]
        if (Object(answer).code) throw answer
        return answer
      },
    },
    tracker: { ended: () => NEVER },
    refusals: { watch: () => ({ refused: new Promise(() => {}), stop: () => {} }) },
    openLink: null,
    send: async (request: Sent) => {
      sent.push(request)
      return { signature: 'sent by us' }
    },
  } as unknown as ClientContext
  const ask = () =>
    signAndSend(
      context,
      {
        session,
        chainId,
        method: sendingMethod,
        params: { transaction, pubkey: alice, sendOptions: { maxRetries: 1 } },
      },
      unhurried,
    )
  return { ask, asked, sent }
}

test('a phone that can send is asked to, and nothing is sent beside it', async () => {
  const { ask, asked, sent } = wallet({ [sendingMethod]: { signature } }, [sendingMethod, signing])
  expect(await ask()).toEqual({ signature })
  expect(asked.map(({ method }) => method)).toEqual([sendingMethod])
  expect(sent).toEqual([])
})

test.each([
  ['said so when it was connected', [signing], [signing]],
  ['says so when it is asked', [sendingMethod, signing], [sendingMethod, signing]],
])('a transaction that the phone can only sign is sent by Latchkey if it %s', async (_, agreed, methods) => {
  const answer = { signature, transaction: toBase64(signed) }
  const { ask, asked, sent } = wallet({ [sendingMethod]: unsupported, [signing]: answer }, agreed)
  expect(await ask()).toEqual({ signature: 'sent by us' })
  expect(asked.map(({ method }) => method)).toEqual(methods)
  expect(asked.at(-1)?.params).toEqual({ transaction, pubkey: alice })
  expect(sent).toEqual([{ chainId, transaction: signed, options: { maxRetries: 1 } }])
})

test('a phone that returns only a signature signed the requested transaction', async () => {
  const { ask, sent } = wallet({ [signing]: { signature } }, [signing])
  await ask()
  expect(sent.map((request) => request.transaction)).toEqual([signed])
})

test.each([
  ['nothing', null],
  ['a signature of another length', { signature: toBase58(new Uint8Array(63).fill(8)) }],
  ['a transaction that nobody signed', { signature, transaction }],
  ['a transaction of somebody else', { signature, transaction: toBase64(transactionFor(solanaPeople.bob)) }],
])('a phone that answers with %s has signed nothing, and nothing is sent', async (_, answer) => {
  const { ask, sent } = wallet({ [signing]: answer }, [signing])
  expect(await failureFrom(ask())).toMatchObject({ code: 'malformed-answer' })
  expect(sent).toEqual([])
})

test.each([
  ['a refusal', { code: 5000, message: 'User rejected.' }, [sendingMethod, signing], 'user-rejected'],
  ['a phone that cannot sign either', unsupported, [sendingMethod], 'method-unsupported'],
])('%s is no reason to ask for less', async (_, answer, agreed, code) => {
  const { ask, asked } = wallet({ [sendingMethod]: answer }, agreed)
  expect(await failureFrom(ask())).toMatchObject({ code })
  expect(asked).toHaveLength(1)
})

test('a phone without the send method signs over the relay, and the result is sent', async () => {
  const sent: Sent[] = []
  const send: SendSigned = async (request) => {
    sent.push(request)
    return { signature: 'sent by us' }
  }
  const phone = await stage.phone({ proposals: 'approve', lacks: [sendingMethod] })
  const walletConnect = stage.latchkey({ send })
  const walletKey = await connectedTo(walletConnect, phone)
  const own = toBase64(transactionFor(phone.accounts[0]?.solana.address ?? ''))
  const question = { walletKey, chainId, method: sendingMethod, params: { transaction: own } }
  expect(await valueOf(walletConnect.request(question, unhurried))).toEqual({ signature: 'sent by us' })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.transaction.slice(65)).toEqual(fromBase64(own)?.slice(65))
  expect(sent[0]?.transaction.slice(1, 65)).not.toEqual(new Uint8Array(64))
})
