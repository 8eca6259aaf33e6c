import { expect, test } from 'vitest'
import type { EventInput } from '../../../core/events/define-events.ts'
import { modal } from '../../../core/events/modal.ts'
import { router } from '../../../core/events/router.ts'
import type { RootState } from '../../../core/reducers/root.ts'
import { onRampTokenSelectView } from '../../../core/view-models/on-ramp-token-select.ts'
import { typed } from '../../../core/view-models/parts.ts'
import type { TextField } from '../../../core/view-models/parts.ts'
import { swapSelectTokenView } from '../../../core/view-models/swap-select-token.ts'
import { walletSendSelectTokenView } from '../../../core/view-models/wallet-send-select-token.ts'
import { swapping } from './swap-story.ts'

type Seen = (state: RootState) => TextField | null

/** From which form one goes to which list, and where one searches there. */
const lists: readonly (readonly ['WalletSend' | 'Swap' | 'OnRampProviders', EventInput, Seen])[] = [
  [
    'WalletSend',
    router.viewPushed({ view: 'WalletSendSelectToken' }),
    (state) => walletSendSelectTokenView(state).parts.search,
  ],
  [
    'Swap',
    router.viewPushed({ view: 'SwapSelectToken', side: 'source' }),
    (state) => swapSelectTokenView(state).parts.search,
  ],
  [
    'OnRampProviders',
    router.viewPushed({ view: 'OnRampTokenSelect' }),
    (state) => onRampTokenSelectView(state).parts.search,
  ],
]

test.each(lists)('a search for a token of %s that was left is empty the next time', (form, toList, seen) => {
  const { latchkey } = swapping()
  const search = () => seen(latchkey.state())
  const press = (...events: readonly EventInput[]) => events.forEach((event) => latchkey.dispatch(event))
  press(modal.openRequested({ view: form }), toList)
  const field = search()
  if (field) press(typed(field, 'usd'))
  expect(search()?.value).toBe('usd')
  press(router.wentBack(), toList)
  expect(search()?.value).toBe('')
})
