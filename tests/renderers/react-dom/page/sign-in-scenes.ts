import type { Failure } from '../../../../core/domain/errors/failure.ts'
import { connection } from '../../../../core/events/connection/connection.ts'
import { features } from '../../../../core/events/features.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { network } from '../../../../core/events/network/network.ts'
import { router } from '../../../../core/events/shell/router.ts'
import { signIn } from '../../../../core/events/sign-in/sign-in.ts'
import { connected, failure } from './happenings.ts'
import { hebrew } from './hebrew.ts'
import { ada, harbor, lengthy } from './people.ts'
import type { Scene } from './scene.ts'

const setting = { isSiweEnabled: true }
const flow = 't1'
const mainnet = 'eip155:1' as const
const known = signIn.checked({ reason: 'connected', address: null, chainId: null })
const arrived = (wallet = harbor) => [
  ...connected(mainnet, wallet),
  features.loaded({ feature: 'sign-in' }),
  modal.opened({ view: 'ConnectingSiwe' }),
  signIn.checkRequested({ reason: 'connected' }),
  router.transactionPushed({
    holder: 'ConnectingSiwe',
    onSuccess: { then: 'goBack' },
    onCancel: { then: 'goBack' },
  }),
]
const owed = [...arrived(), known]
const preparing = [
  ...owed,
  signIn.started({ flow, session: 'a1', namespace: 'eip155', address: ada, chainId: mainnet }),
]
const signing = [
  ...preparing,
  signIn.messageReady({ flow, message: 'Ahoy', method: 'personal_sign', params: [] }),
]
const verifying = [...signing, signIn.signed({ flow, message: 'Ahoy', signature: '0x12' })]
const failed = (code: Failure['code']) => signIn.failed({ flow, failure: failure(code) })
const elsewhere = [
  ...arrived(),
  signIn.checked({ reason: 'connected', address: ada, chainId: mainnet }),
  connection.chainChanged({ session: 'a1', namespace: 'eip155', chainId: 'eip155:8453' }),
]

/** ConnectingSiwe in every state worth looking at. */
export const signInScenes: Readonly<Record<string, Scene>> = {
  'sign-in looked up': { setting, events: arrived() },
  'sign-in owed': { setting, events: owed },
  'sign-in with a long name': { setting, events: [...arrived(lengthy), known] },
  'sign-in preparing': { setting, events: preparing },
  'sign-in signing': { setting, events: signing },
  'sign-in lingering': { setting, events: [...signing, signIn.signatureAwaited({ flow })] },
  'sign-in verifying': { setting, events: verifying },
  'sign-in declined': { setting, events: [...signing, failed('user-rejected')] },
  'sign-in refused': { setting, events: [...verifying, failed('verification-failed')] },
  'sign-in out of reach': { setting, events: [...preparing, failed('unreachable')] },
  'sign-in on another network': { setting, events: elsewhere },
  'sign-in going back': { setting, events: [...elsewhere, signIn.returnStarted({ chainId: mainnet })] },
  'sign-in way back ignored': {
    setting,
    events: [
      ...elsewhere,
      signIn.returnStarted({ chainId: mainnet }),
      network.switchStarted({ attempt: 'n1', session: 'a1', chainId: mainnet }),
      network.switchDelayed({ attempt: 'n1' }),
    ],
  },
  'sign-in right to left with a long name': {
    setting: { ...hebrew, ...setting },
    events: [
      ...arrived(lengthy),
      known,
      signIn.started({ flow, session: 'a1', namespace: 'eip155', address: ada, chainId: mainnet }),
      signIn.messageReady({ flow, message: 'Ahoy', method: 'personal_sign', params: [] }),
      signIn.signatureAwaited({ flow }),
    ],
  },
  'sign-in right to left': { setting: { ...hebrew, ...setting }, events: owed },
}
