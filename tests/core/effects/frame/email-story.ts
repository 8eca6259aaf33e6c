import { fakeFrameConnector } from '../../../../adapters/fake/fake-frame-connector.ts'
import type { FakeFrameConnector } from '../../../../adapters/fake/fake-frame-connector.ts'
import { fakeFrame } from '../../../../adapters/fake/fake-frame.ts'
import { fakeStorage } from '../../../../adapters/fake/fake-storage.ts'
import type { GivenPorts } from '../../../../core/ports/given-ports.ts'
import type { ChainId } from '../../../../core/domain/values/caip.ts'
import { mainnet } from '../../../../core/domain/network/known-networks.ts'
import { typedCode } from '../../../../core/domain/frame/one-time-code.ts'
import { email } from '../../../../core/events/frame/email.ts'
import { modal } from '../../../../core/events/shell/modal.ts'
import { alice } from '../../../../fixtures/people.ts'
import { startStory } from '../../../../fixtures/story.ts'
import { currentView } from '../../../../core/selectors/shell/current-view.ts'

/** Where Alice's mail comes. */
export const address = 'alice@example.com'

/** What the record of sessions says of a visitor who signed in before. */
export const keptSessions = JSON.stringify({
  v: 1,
  sessions: [
    {
      connector: 'frame',
      wallet: { key: 'frame', name: 'Email', icon: null },
      namespaces: [{ namespace: 'eip155', chainId: mainnet.id }],
    },
  ],
})

type EmailStory = Parameters<typeof startStory>[0] & {
  readonly frame?: Parameters<typeof fakeFrame>[0]
  readonly isTrusted?: boolean
  readonly accounts?: string[]
  readonly chainId?: ChainId
  readonly connectors?: NonNullable<GivenPorts['connectors']>
  readonly texts?: Readonly<Record<string, string>>
  readonly beforeStart?: (given: { readonly wallet: FakeFrameConnector }) => void
}

/** A page whose host offers signing in by e-mail, with Alice's wallet in the frame and a modal that is open. */
export function emailStory({
  frame: given,
  isTrusted = false,
  accounts = [alice.address],
  chainId,
  connectors = {},
  texts = {},
  beforeStart,
  options,
  ...rest
}: EmailStory = {}) {
  const frame = fakeFrame(given)
  const wallet = fakeFrameConnector({
    shared: [{ accounts, chainId: chainId ?? mainnet.id }],
    isTrusted,
  })
  const storage = fakeStorage(texts)
  const story = startStory({
    wallets: [],
    ...rest,
    options: { features: { email: true }, ...options },
    ports: { ...rest.ports, frame, storage, connectors: { ...connectors, frame: wallet } },
  })
  const go = (...events: readonly { readonly type: string; readonly data: unknown }[]) => {
    for (const event of events) story.latchkey.dispatch(event)
  }
  const state = () => story.latchkey.state()
  const view = () => currentView(state())
  const submit = (text = address) =>
    go(email.typed({ text }), email.submitted({ email: text, by: 'visitor' }))
  const code = (text: string) => go(email.codeTyped(typedCode(text)))
  const asked = (method: string) => frame.questions.filter((question) => question.method === method)
  beforeStart?.({ wallet })
  story.latchkey.start()
  go(modal.openRequested({}))
  return { ...story, frame, wallet, storage, go, state, view, submit, code, asked }
}
