import { createRoot } from 'react-dom/client'
import { createLatchkey } from '../../entries/index.ts'
import { mainnet } from '../../entries/networks.ts'
import { LatchkeyProvider, useLatchkey } from '../../entries/react.ts'

const info = {
  uuid: '6ba7b810-9dad-41d1-80b4-00c04fd430c8',
  name: 'Bench',
  icon: 'data:image/svg+xml,%3Csvg/%3E',
  rdns: 'example.bench',
}
const provider = { request: async () => [], on() {}, removeListener() {} }
const announce = () => {
  const detail = Object.freeze({ info, provider })
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}
addEventListener('eip6963:requestProvider', announce)

const query = new URLSearchParams(location.search)
const endpoints = { registry: query.get('registry') ?? '', relay: query.get('relay') ?? '' }
const latchkey = createLatchkey({ projectId: 'bench', networks: [mainnet], endpoints })

function Host() {
  const { open } = useLatchkey()
  return (
    <button id="connect" type="button" onClick={() => void open()}>
      Connect wallet
    </button>
  )
}

createRoot(document.querySelector('#app') as HTMLElement).render(
  <LatchkeyProvider latchkey={latchkey}>
    <Host />
  </LatchkeyProvider>,
)
