import { transactionPageOf } from '../../domain/network/explorer-page.ts'
import type { Network } from '../../domain/network/network.ts'
import type { Transaction, ActivityTransfer } from '../../domain/activity/transaction.ts'
import { enTransactions } from '../../strings/en/transactions.ts'
import type { Texts } from '../../strings/texts.ts'
import { memoized } from '../parts/memoized.ts'
import type { IconName } from '../parts/icon-name.ts'
import type { Image, Item, Tone } from '../parts/parts.ts'
import { shortAmount } from '../formats/short-amount.ts'
import { transactionDates } from './dates.ts'

type TransactionText = keyof typeof enTransactions

/** Texts for the past tense of a transaction, by the service's word for its type. An unknown type is shown as it is. */
const titles: Readonly<Record<string, TransactionText>> = {
  approve: 'transactions.approve',
  borrow: 'transactions.borrow',
  bought: 'transactions.buy',
  burn: 'transactions.burn',
  buy: 'transactions.buy',
  cancel: 'transactions.cancel',
  claim: 'transactions.claim',
  deploy: 'transactions.deploy',
  deposit: 'transactions.deposit',
  execute: 'transactions.execute',
  mint: 'transactions.mint',
  receive: 'transactions.receive',
  repay: 'transactions.repay',
  send: 'transactions.send',
  sell: 'transactions.sell',
  stake: 'transactions.stake',
  trade: 'transactions.trade',
  unstake: 'transactions.unstake',
  withdraw: 'transactions.withdraw',
}

/** The signs of single transfers, by the type of the transaction. */
const signs: Readonly<Record<string, string>> = {
  receive: '+',
  deposit: '+',
  borrow: '+',
  claim: '+',
  buy: '+',
  withdraw: '-',
  repay: '-',
  burn: '-',
}

/** The inputs of transaction rows beside the transaction. `now` tells which year needs no mention. */
type TransactionLook = {
  readonly text: Texts<typeof enTransactions>
  readonly locale: string
  readonly network: Network | null
  readonly now: number
}

/** Returns a function that makes the rows of a transaction: one row, or one row for each transfer if there are many. */
export function transactionItems({
  text,
  locale,
  network,
  now,
}: TransactionLook): (transaction: Transaction) => readonly Item[] {
  const { day, month } = transactionDates(locale)
  return (transaction) => {
    const { id, hash, minedAt, status, transfers } = transaction
    const href = network && hash !== null ? transactionPageOf(network, hash) : null
    const row = (
      key: string,
      image: Image,
      amounts: readonly string[],
      transfer?: ActivityTransfer,
    ): Item => ({
      part: 'item',
      key,
      label: titleOf(transaction, text),
      image,
      mark: { icon: iconOf(transaction, transfer), tone: toneOf(status, iconOf(transaction, transfer)) },
      press: null,
      ...(amounts.length === 0 ? {} : { amounts }),
      group: month(minedAt, now),
      tag: status === 'pending' ? text('transactions.pending') : day(minedAt),
      ...(href === null ? {} : { href }),
      ...(status === 'failed' ? { caution: text('transactions.statusFailed') } : {}),
      ...(status === 'pending' ? { busy: true } : {}),
    })
    const wordsFor = (transfer: ActivityTransfer) => transferText(transfer, text, locale)
    const [first, second, ...others] = transfers
    if (!first) return [{ ...row(id, imageOf(transaction), []), ...withStatus(transaction, text) }]
    if (!second) return [row(id, imageOf(transaction, first), [signed(transaction, wordsFor(first))], first)]
    const isPair = others.length === 0 && !(first.isCollectible && second.isCollectible)
    if (isPair) {
      const [gone, come] = first.direction === 'in' ? [second, first] : [first, second]
      const pair = row(id, imageOf(transaction, come), [`-${wordsFor(gone)}`, `+${wordsFor(come)}`], come)
      return [{ ...pair, behind: imageOf(transaction, gone) }]
    }
    return transfers.map((transfer, index) =>
      row(`${id}/${index}`, imageOf(transaction, transfer), [wordsFor(transfer)], transfer),
    )
  }
}

/** Returns the same rows for a transaction as long as `make` is the same function. */
export const cachedItems = memoized((transaction: Transaction, make: ReturnType<typeof transactionItems>) =>
  make(transaction),
)

function titleOf({ type, status }: Transaction, text: TransactionLook['text']): string {
  if (type === 'buy' && status === 'failed') return text('transactions.notBought')
  const title = Object.hasOwn(titles, type) ? titles[type] : undefined
  return title ? text(title) : type
}

function signed({ type, status, transfers: [first] }: Transaction, words: string): string {
  const isNothing = type === 'buy' && status === 'failed'
  const own = Object.hasOwn(signs, type) && !isNothing ? signs[type] : undefined
  return first?.isCollectible ? words : `${own ?? ''}${words}`
}

function transferText(
  { isCollectible, name, symbol, amount }: ActivityTransfer,
  text: TransactionLook['text'],
  locale: string,
): string {
  if (isCollectible) return name ?? text('transactions.collectible')
  return [shortAmount(amount, locale), symbol ?? name ?? ''].join(' ').trim()
}

function withStatus({ status }: Transaction, text: TransactionLook['text']): Pick<Item, 'detail'> {
  return status === 'confirmed' ? { detail: text('transactions.confirmed') } : {}
}

const icons: Readonly<Record<string, IconName>> = { trade: 'swap', approve: 'check', cancel: 'close' }

const arrows: Readonly<Record<ActivityTransfer['direction'], IconName>> = {
  in: 'incoming',
  out: 'outgoing',
  self: 'swap',
}

/** Returns the icon of a transaction's type, else of its direction. A transaction without transfers counts as outgoing. */
function iconOf({ type }: Transaction, transfer?: ActivityTransfer): IconName {
  const own = Object.hasOwn(icons, type) ? icons[type] : undefined
  return own ?? arrows[transfer?.direction ?? 'out']
}

/** Returns the tone of a mark. Positive is for what came in or changed, so a payment that was made is neutral. */
function toneOf(status: Transaction['status'], icon: IconName): Tone {
  if (status === 'confirmed') return icon === 'outgoing' ? 'neutral' : 'positive'
  if (status === 'failed') return 'negative'
  return status === 'pending' ? 'neutral' : 'accent'
}

function imageOf({ application, type }: Transaction, transfer?: ActivityTransfer): Image {
  const url = transfer ? transfer.imageUrl : (application?.imageUrl ?? null)
  const seed = transfer?.symbol ?? transfer?.name ?? application?.name ?? type
  return { kind: transfer?.isCollectible || !transfer ? 'wallet' : 'network', url, seed }
}
