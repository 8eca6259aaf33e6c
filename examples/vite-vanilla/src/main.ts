import { defineLatchkeyElements } from 'latchkey/elements'
import { getProvider } from 'latchkey/provider'
import { latchkey } from './latchkey.ts'

// The elements of the page draw the buttons and the modal.
defineLatchkeyElements(latchkey)

// The provider is the connected wallet as every library knows it (EIP-1193).
const provider = getProvider(latchkey)
const [account, line, output] = ['#account', '#account p', 'output'].map((selector) =>
  document.querySelector<HTMLElement>(selector)!,
)
let address: string | undefined

function show(accounts: readonly string[]) {
  address = accounts[0]
  account.hidden = address === undefined
  line.textContent = address ?? ''
  output.textContent = ''
}

provider.on('accountsChanged', show)
show((await provider.request({ method: 'eth_accounts' })) as string[])

document.querySelector('#sign')!.addEventListener('click', async () => {
  const hello = '0x48656c6c6f' // "Hello" in bytes
  try {
    output.textContent = String(await provider.request({ method: 'personal_sign', params: [hello, address] }))
  } catch (error) {
    output.textContent = (error as Error).message
  }
})
document.querySelector('#disconnect')!.addEventListener('click', () => latchkey.disconnect())
