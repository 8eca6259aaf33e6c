import { ConnectionProvider, WalletProvider, useConnection, useWallet } from '@solana/wallet-adapter-react'
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import bs58 from 'bs58'
import { node, taker } from './latchkey.js'

function App() {
  const { connection } = useConnection()
  const { wallets, select, publicKey, signIn, signMessage, sendTransaction, disconnect } = useWallet()
  const [said, setSaid] = useState('')
  const say = (work) => () => work().then(setSaid, (error) => setSaid(`${error.name} ${error.message}`))
  const sign = async () =>
    `signed ${bs58.encode(await signMessage(new TextEncoder().encode('Good morning')))}`
  const send = async () => {
    const { blockhash } = await connection.getLatestBlockhash()
    const transfer = SystemProgram.transfer({
      fromPubkey: publicKey,
      toPubkey: new PublicKey(taker),
      lamports: 42,
    })
    const message = new TransactionMessage({
      payerKey: publicKey,
      recentBlockhash: blockhash,
      instructions: [transfer],
    })
    const transaction = new VersionedTransaction(message.compileToV0Message())
    return `sent ${await sendTransaction(transaction, connection)}`
  }
  const enter = async () => `signed in ${bs58.encode((await signIn({ statement: 'Come in.' })).signature)}`
  return (
    <>
      <p data-testid="wallets">{wallets.map(({ adapter }) => adapter.name).join(' ')}</p>
      <button onClick={() => select('Seaway')}>Connect</button>
      <button onClick={say(async () => `left ${await disconnect()}`)}>Disconnect</button>
      <p data-testid="said">{said}</p>
      <p data-testid="account">{publicKey?.toBase58() ?? 'nobody'}</p>
      {publicKey && <button onClick={say(sign)}>Sign</button>}
      {publicKey && <button onClick={say(send)}>Send</button>}
      {publicKey && <button onClick={say(enter)}>Sign in</button>}
    </>
  )
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <ConnectionProvider endpoint={node}>
      <WalletProvider wallets={[]} autoConnect onError={() => {}}>
        <App />
      </WalletProvider>
    </ConnectionProvider>
  </StrictMode>,
)
