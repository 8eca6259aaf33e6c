import type { ToastMessage } from '../domain/toast.ts'
import type { ViewName } from '../domain/view-name.ts'
import type { BootState } from '../reducers/root.ts'
import { currentView } from './current-view.ts'

/** Whether a view says the same by now; where another registration, page or account failed, it does not. */
type Says = (state: BootState, values: NonNullable<ToastMessage['values']>) => boolean
type Saying = readonly [view: ViewName, says: Says]

const swapWaits: Saying = [
  'SwapPreview',
  ({ swap }) => ['approving', 'signing', 'swapping'].includes(swap?.status.step ?? ''),
]
const swapFailed: Saying = [
  'SwapPreview',
  ({ swap }) => swap !== undefined && 'failure' in swap.status && swap.status.failure !== null,
]
const swapUnmade: Saying = ['Swap', ({ swap }) => swap?.status.step === 'failed']
const sendFailed: Saying = ['WalletSendPreview', ({ send }) => Boolean(send?.attempt?.failure)]
const nameUnregistered: Saying = [
  'RegisterAccountName',
  ({ accountNames }, { name }) =>
    accountNames?.attempt?.step === 'failed' && (name === undefined || accountNames.attempt.name === name),
]

const saying: Readonly<Partial<Record<string, Saying>>> = {
  'swap.approveInWallet': swapWaits,
  'swap.confirmInWallet': swapWaits,
  'swap.swapping': swapWaits,
  'swap.failed': swapFailed,
  'swap.initializationFailed': swapUnmade,
  'swap.allowanceFailed': swapUnmade,
  'swap.approvalFailed': swapUnmade,
  'swap.transactionFailed': swapUnmade,
  'send.failed': sendFailed,
  'send.failedOnSolana': sendFailed,
  'send.started': ['WalletSendConfirmed', () => true],
  'signIn.declined': ['ConnectingSiwe', ({ signIn }) => signIn?.attempt?.failure?.code === 'user-rejected'],
  'networks.declined': ['ConnectingSiwe', ({ signIn }) => signIn?.hasStayed === true],
  'activity.failed': ['Transactions', () => true],
  'accountNames.findFailed': [
    'RegisterAccountName',
    ({ accountNames }) => accountNames?.standing === 'failed',
  ],
  'accountNames.failed': nameUnregistered,
  'accountNames.late': nameUnregistered,
  'accountNames.clock': nameUnregistered,
  'accountNames.elsewhere': nameUnregistered,
  'accountNames.nobody': nameUnregistered,
  'accountNames.invalidChain': nameUnregistered,
}

/** Whether the view that is open says itself what a message tells, so that it need not be told in passing as well. */
export function isSaidInView(state: BootState, { text, values = {} }: ToastMessage): boolean {
  const [view, says] = saying[text] ?? []
  return state.modal.open && view === currentView(state) && says?.(state, values) === true
}
