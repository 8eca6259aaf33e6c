import { createLatchkey } from 'latchkey'
import { mountLatchkey } from 'latchkey/modal'
import { base, mainnet } from 'latchkey/networks'

const latchkey = createLatchkey({
  projectId: 'plain-host',
  networks: [mainnet, base],
  ...JSON.parse(process.env.SANDBOX),
})
const [open, holder] = [document.createElement('button'), document.createElement('p')]
open.textContent = 'Connect'
open.addEventListener('click', () => void latchkey.open())
const tell = () => (holder.textContent = latchkey.state().connection.byNamespace.eip155.status)
latchkey.subscribe(tell)
tell()
document.body.append(open, holder)
mountLatchkey(latchkey)
