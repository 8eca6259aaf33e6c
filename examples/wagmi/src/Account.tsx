import { useBalance, useChainId, useChains, useDisconnect, useSignMessage, useSwitchChain } from 'wagmi'
import { formatEther } from 'viem'

/** All of it is wagmi: the connector is the only part of it that knows of Latchkey. */
export function Account({ address }: { address: `0x${string}` }) {
  const chainId = useChainId()
  const chains = useChains()
  const balance = useBalance({ address })
  const switchChain = useSwitchChain()
  const signMessage = useSignMessage()
  const disconnect = useDisconnect()

  return (
    <section>
      <p>
        {address} has {balance.data ? formatEther(balance.data.value) : '…'} ETH.
      </p>
      {chains.map(({ id, name }) => (
        <button key={id} disabled={id === chainId} onClick={() => switchChain.mutate({ chainId: id })}>
          Go to {name}
        </button>
      ))}
      <button onClick={() => signMessage.mutate({ message: 'Hello' })}>Sign</button>
      <button onClick={() => disconnect.mutate()}>Disconnect</button>
      <output>{signMessage.data ?? signMessage.error?.message}</output>
    </section>
  )
}
