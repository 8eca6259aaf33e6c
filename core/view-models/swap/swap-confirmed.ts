import { transactionPageOf } from '../../domain/network/explorer-page.ts'
import type { SignedSwap } from '../../domain/swap/flow/signed-swap.ts'
import type { SwapFlow } from '../../domain/swap/flow/flow.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentRoute } from '../../selectors/shell/current-view.ts'
import { enSwap } from '../../strings/en/swap.ts'
import type { TextWith } from '../../strings/placeholders.ts'
import { networkName } from '../formats/network-name.ts'
import { toneOf } from '../parts/mood.ts'
import type { Button, Link, Mood, Notice, Picture, Screen } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'
import { swapAmountText, swapTokenImage } from './words.ts'

/** The parts of the SwapConfirmed screen. */
export type SwapConfirmedParts = {
  readonly picture: Picture | null
  readonly status: Notice | null
  readonly explorer: Link | null
  readonly close: Button
}

type Text = TextWith<typeof enSwap, 'paid' | 'received' | 'least' | 'network'>
type Words = readonly [mood: Mood, title: Text, body: Text]

const done: Words = ['done', 'swap.done', 'swap.doneBody']
const unchecked: Words = ['stopped', 'swap.endUnchecked', 'swap.endUncheckedBody']
const lessCame: Words = ['failed', 'swap.less', 'swap.lessBody']

/** Returns the SwapConfirmed screen: what a confirmed swap paid and brought, and a button that leads to the account. */
export function swapConfirmedView(state: StateOf<'swap'>): Screen<SwapConfirmedParts> {
  const text = textsOf(state, enSwap)
  const route = currentRoute(state)
  const flow = route.view === 'SwapConfirmed' ? state.swap.swaps[route.flow ?? ''] : undefined
  const ended = flow?.signed
    ? endParts(state, flow, flow.signed)
    : { picture: null, status: null, explorer: null }
  const close: Button = {
    part: 'button',
    label: text('swap.close'),
    press: router.viewReset({ view: 'Account' }),
    tone: 'accent',
  }
  return { title: text('swap.title'), parts: { ...ended, close } }
}

function endParts(
  state: StateOf<'swap'>,
  flow: SwapFlow,
  { chainId, source, target, amount, minimum, hash }: SignedSwap,
): Omit<SwapConfirmedParts, 'close'> {
  const text = textsOf(state, enSwap)
  const { got } = flow
  const offered = offeredNetwork(state, chainId)
  const page = offered && transactionPageOf(offered, hash)
  const [mood, title, body] = wordsOf(flow, minimum)
  const values = {
    paid: swapAmountText(state, source, amount),
    received: got === null ? target.symbol : swapAmountText(state, target, got),
    least: minimum === undefined ? '' : swapAmountText(state, target, minimum),
    network: networkName(state, chainId),
  }
  return {
    picture: { part: 'picture', label: values.received, image: swapTokenImage(target), mood },
    status: { part: 'notice', tone: toneOf(mood), title: text(title, values), body: text(body, values) },
    explorer: page
      ? {
          part: 'link',
          label: text('swap.explorer', { explorer: offered.explorer?.name ?? '' }),
          href: page,
          icon: 'external',
        }
      : null,
  }
}

function wordsOf({ got, isUnchecked }: SwapFlow, minimum: SignedSwap['minimum']): Words {
  if (isUnchecked) return unchecked
  const isLess = got !== null && minimum !== undefined && BigInt(got) < BigInt(minimum)
  return isLess ? lessCame : done
}
