import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
} from '@solana/kit'
import { useSignIn, useSignMessage, useWalletAccountTransactionSendingSigner } from '@solana/react'
import { useConnect, useDisconnect, useWallets } from '@wallet-standard/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { node, taker } from './latchkey.js'

const textOf = (bytes) => getBase58Decoder().decode(bytes)

function App() {
  const wallets = useWallets()
  const wallet = wallets.find(({ name }) => name === 'Seaway')
  return (
    <>
      <p data-testid="wallets">{wallets.map(({ name }) => name).join(' ')}</p>
      {wallet && <Wallet wallet={wallet} />}
    </>
  )
}

function Wallet({ wallet }) {
  const [said, setSaid] = useState('')
  const say = (work) => () => work().then(setSaid, (error) => setSaid(`${error.code} ${error.message}`))
  const [, connect] = useConnect(wallet)
  const [, disconnect] = useDisconnect(wallet)
  const signIn = useSignIn(wallet)
  const [account] = wallet.accounts
  return (
    <>
      <button onClick={say(async () => `connected ${(await connect()).length}`)}>Connect</button>
      <button
        onClick={say(async () => `signed in ${textOf((await signIn({ statement: 'Come in.' })).signature)}`)}
      >
        Sign in
      </button>
      <button onClick={say(async () => `left ${await disconnect()}`)}>Disconnect</button>
      <p data-testid="said">{said}</p>
      <p data-testid="account">{account?.address ?? 'nobody'}</p>
      {account && <Account account={account} say={say} />}
    </>
  )
}

function Account({ account, say }) {
  const signMessage = useSignMessage(account)
  const signer = useWalletAccountTransactionSendingSigner(account, 'solana:devnet')
  const sign = async () => {
    const { signature } = await signMessage({ message: new TextEncoder().encode('Good morning') })
    return `signed ${textOf(signature)}`
  }
  const send = async () => {
    const { value: latest } = await createSolanaRpc(node).getLatestBlockhash().send()
    const data = new Uint8Array(12)
    data.set([2])
    data.set([42], 4)
    const transfer = {
      programAddress: address('11111111111111111111111111111111'),
      accounts: [
        { address: signer.address, role: AccountRole.WRITABLE_SIGNER },
        { address: address(taker), role: AccountRole.WRITABLE },
      ],
      data,
    }
    const message = pipe(
      createTransactionMessage({ version: 0 }),
      (draft) => setTransactionMessageFeePayerSigner(signer, draft),
      (draft) => setTransactionMessageLifetimeUsingBlockhash(latest, draft),
      (draft) => appendTransactionMessageInstruction(transfer, draft),
    )
    return `sent ${textOf(await signAndSendTransactionMessageWithSigners(message))}`
  }
  return (
    <>
      <button onClick={say(sign)}>Sign</button>
      <button onClick={say(send)}>Send</button>
    </>
  )
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
