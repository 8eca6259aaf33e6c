import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { modal } from '../../../../core/events/shell/modal.ts'
import type { EventInput } from '../../../../core/events/define-events.ts'
import { host } from '../../../../core/events/host.ts'
import type { Latchkey } from '../../../../core/latchkey.ts'
import { LatchkeyContext } from '../../../../renderers/react-bindings/latchkey-context.ts'
import { StoreContext } from '../../../../renderers/react-bindings/store-context.ts'
import { AccountButton } from '../../../../renderers/react-dom/buttons/AccountButton.tsx'
import { ConnectButton } from '../../../../renderers/react-dom/buttons/ConnectButton.tsx'
import { NetworkButton } from '../../../../renderers/react-dom/buttons/NetworkButton.tsx'
import { ConnectEmbed } from '../../../../renderers/react-dom/embed/ConnectEmbed.tsx'
import { defineLatchkeyElements } from '../../../../renderers/react-dom/elements/define-elements.ts'
import { LatchkeyProvider } from '../../../../renderers/react-dom/LatchkeyProvider.tsx'
import { ModalHost } from '../../../../renderers/react-dom/modal/mount/ModalHost.tsx'
import { takeRenders } from './counting-jsx.ts'
import { createSceneStore } from './scene-store.ts'
import { scenes } from './scenes.ts'
import { slotStage } from './slot-stage.tsx'
import type { SlotStage } from './slot-stage.tsx'

declare global {
  interface Window {
    readonly latchkeyScenes: {
      readonly names: readonly string[]
      readonly show: (name: string, theme?: 'light' | 'dark' | 'auto') => void
      readonly send: (input: EventInput) => void
      readonly sent: readonly EventInput[]
      readonly keepOpen: () => void
      readonly takeRenders: typeof takeRenders
      readonly drawButtons: () => void
      readonly drawStrictly: () => void
      readonly defineElements: () => void
      readonly addElement: (name: string) => void
      readonly defineWithLatchkey: () => void
      readonly slots: () => SlotStage
      readonly mount: () => Promise<() => void>
      readonly latchkey: Latchkey
    }
  }
}

const store = createSceneStore()
const root = createRoot(document.querySelector('#host') as HTMLElement)
const latchkey = { ...store, start: () => store.dispatch(host.started()) } as unknown as Latchkey
const draw = (buttons: boolean) =>
  root.render(
    <LatchkeyContext.Provider value={latchkey}>
      <StoreContext.Provider value={store}>
        {buttons && (
          <>
            <ConnectButton /> <NetworkButton /> <AccountButton />
            <ConnectEmbed />
          </>
        )}
        <ModalHost />
      </StoreContext.Provider>
    </LatchkeyContext.Provider>,
  )
draw(false)
document.querySelector('#opener')?.addEventListener('click', () => store.dispatch(modal.openRequested({})))
let slots: SlotStage | null = null
Object.defineProperty(window, 'latchkeyScenes', {
  value: {
    slots: () => (slots ??= slotStage()),
    names: Object.keys(scenes),
    show: store.show,
    send: store.dispatch,
    sent: store.sent,
    keepOpen: store.keepOpen,
    takeRenders,
    drawButtons: () => draw(true),
    drawStrictly: () =>
      root.render(
        <StrictMode>
          <LatchkeyProvider latchkey={latchkey}>
            <ConnectButton />
          </LatchkeyProvider>
        </StrictMode>,
      ),
    defineElements: () => defineLatchkeyElements(),
    defineWithLatchkey: () => defineLatchkeyElements(latchkey),
    // As most hosts do, the page fetches the modal's code when it is wanted.
    mount: async () =>
      (await import('../../../../renderers/react-dom/modal/mount/mount.ts')).mountLatchkey(latchkey),
    latchkey,
    addElement: (name: string) => {
      const element = document.createElement(name as 'latchkey-button')
      element.latchkey = latchkey
      document.querySelector('main')?.append(element)
    },
  },
})
