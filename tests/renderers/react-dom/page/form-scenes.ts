import { typedCode } from '../../../../core/domain/frame/one-time-code.ts'
import type { HeldToken } from '../../../../core/domain/tokens/balances.ts'
import { features } from '../../../../core/events/features.ts'
import { email } from '../../../../core/events/frame/email.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { send } from '../../../../core/events/send/send.ts'
import { tokenBalances } from '../../../../core/events/tokens/balances.ts'
import { failure, holder, holding } from './happenings.ts'
import { hebrew } from './hebrew.ts'
import type { Scene } from './scene.ts'

const ether: HeldToken = {
  address: null,
  name: 'Ether',
  symbol: 'ETH',
  decimals: '18',
  amount: '1482900000000000001',
  price: '2000',
  icon: null,
}
const separator = '.'

const sending = [
  ...holding('1482900000000000000'),
  features.loaded({ feature: 'token-balances' }),
  features.loaded({ feature: 'send' }),
  tokenBalances.requested(holder),
  tokenBalances.received({ ...holder, tokens: [ether] }),
  router.viewPushed({ view: 'WalletSend' }),
]
const chosen = [...sending, send.tokenChosen({ ...holder, token: ether })]
const typed = [...chosen, send.amountTyped({ text: '0.25', separator })]

const offered = { features: { email: true } }
const connecting = [features.loaded({ feature: 'frame' }), modal.opened({ view: 'Connect' })]
const written = [...connecting, email.typed({ text: 'grace@tidewater.example' })]
const submitted = {
  ...email.submitted({ email: 'grace@tidewater.example', by: 'visitor' }),
  id: 'e1',
}
const asked = [
  ...written,
  submitted,
  email.codeSent({ flow: 'e1' }),
  router.viewPushed({ view: 'EmailVerifyOtp' }),
]

/** The forms of Send and of the e-mail wallet. */
export const formScenes: Readonly<Record<string, Scene>> = {
  'send without a token': { events: sending },
  'send with a token': { events: chosen },
  'send with an amount': { events: typed },
  'send too much': { events: [...chosen, send.amountTyped({ text: '1000000', separator })] },
  'send right to left': { setting: hebrew, events: typed },
  'email written': { setting: offered, events: written },
  'email refused': {
    setting: offered,
    events: [
      ...written,
      submitted,
      email.failed({ flow: 'e1', step: 'mail', failure: failure('invalid-request') }),
    ],
  },
  'code asked for': { setting: offered, events: asked },
  'code half typed': { setting: offered, events: [...asked, email.codeTyped(typedCode('123'))] },
  'code refused': {
    setting: offered,
    events: [...asked, email.failed({ flow: 'e1', step: 'code', failure: failure('invalid-request') })],
  },
}
