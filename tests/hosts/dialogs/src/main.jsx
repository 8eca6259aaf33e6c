import { createLatchkey } from 'latchkey'
import { mainnet } from 'latchkey/networks'
import { ConnectButton, LatchkeyProvider } from 'latchkey/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const latchkey = createLatchkey({
  projectId: 'dialogs-host',
  networks: [mainnet],
  ...JSON.parse(import.meta.env.VITE_SANDBOX),
})
const kind = new URLSearchParams(location.search).get('kind')
const dialogs = import.meta.glob('./dialogs/*.jsx')
const { HostDialog } = await dialogs[`./dialogs/${kind}.jsx`]()

function Form() {
  return (
    <>
      <label>
        Note <input name="note" />
      </label>
      <ConnectButton />
    </>
  )
}

function App() {
  const [open, setOpen] = useState(false)
  return (
    <LatchkeyProvider latchkey={latchkey}>
      <button onClick={() => setOpen(true)}>Order</button>
      <p>The page behind</p>
      <div style={{ height: 3000 }} />
      <HostDialog open={open} close={() => setOpen(false)}>
        <Form />
      </HostDialog>
    </LatchkeyProvider>
  )
}

createRoot(document.getElementById('root')).render(<App />)
