import type { Instruction } from '@solana/kit'
import { accountCount } from '../chains/funded-accounts.ts'
import { mnemonic } from '../chains/mnemonic.ts'
import { createRandom, pick } from '../registry/random.ts'
import { solanaKey, type SolanaKey } from '../solana-key.ts'
import { transferCoins, transferTokens, uniqueMark } from './accounts/instructions.ts'
import type { SolanaNode } from './solana-node.ts'
import { slotTime } from './slot-clock.ts'
import { solanaTokens } from './tokens/tokens.ts'
import { signTransaction } from './ledger/transaction-signing.ts'

/** An order of a history: `count` transactions of an address, spread over the months before now. */
export type SolanaSeed = { readonly address: string; readonly count: number; readonly months: number }

const month = 30 * 86_400
const coin = 1_000_000_000

/** Runs an address's history on a node, and writes it into past slots. An address that is none of the sandbox's persons only receives. */
export async function seedHistory(node: SolanaNode, { address, count, months }: SolanaSeed): Promise<void> {
  const random = createRandom(count)
  const persons = await Promise.all(
    Array.from({ length: accountCount }, (_, position) => solanaKey(mnemonic, position)),
  )
  const self = persons.find((person) => person.address === address) ?? null
  const others = persons.filter((person) => person.address !== address)
  const now = node.clock.seconds()
  const times = Array.from({ length: count }, () => now - 60 - Math.floor(random() * months * month))
  for (const time of times.sort((left, right) => left - right)) {
    const other = pick(random, others)
    const sends = self !== null && random() < 0.5
    const [from, to] = sends ? [self, other.address] : [other, address]
    const instructions = await tell(random, from, to)
    const blockhash = node.blockhashes.of(node.clock.slot())
    const slot = node.clock.slot() - Math.floor(((now - time) * 1_000) / slotTime)
    const wire = await signTransaction(from, [uniqueMark(), ...instructions], blockhash)
    if (!node.process(wire, { slot, blockTime: time })) {
      throw new Error('Solana refused a transaction of the seed.')
    }
  }
}

async function tell(random: () => number, from: SolanaKey, to: string): Promise<readonly Instruction[]> {
  const chance = random()
  if (chance < 0.4) return [transferCoins(from, to, BigInt(Math.ceil((0.01 + random()) * 0.5 * coin)))]
  // Nobody has that many coins. So the transaction fails, but still pays its fee.
  if (chance < 0.44) return [transferCoins(from, to, 900_000_000n * BigInt(coin))]
  const token = pick(random, solanaTokens)
  const most = token.symbol === 'WBTC' ? 0.004 : 40
  const amount = BigInt(Math.ceil((0.0001 + random() * most) * 10 ** token.decimals))
  return transferTokens(token, from, to, amount)
}
