import { mountLatchkey } from 'latchkey/modal'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { latchkey } from './wagmi.ts'

const root = document.getElementById('root')!
hydrateRoot(root, <App cookie={decodeURIComponent(root.dataset['cookie'] ?? '')} />)
mountLatchkey(latchkey)
