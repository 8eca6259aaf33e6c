import { SwitchChainError, UserRejectedRequestError } from 'viem'
import {
  useBalance,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
  useSwitchChain,
  useWaitForTransactionReceipt,
} from 'wagmi'
import { useHolder } from './holder.ts'
import { ticket } from './ticket.ts'

/** Who is connected, what they can do here, and what came of it. */
export function Desk() {
  const { status, address, chainId } = useHolder()
  const { data: balance } = useBalance({ address })
  const { switchChain, error: unswitched } = useSwitchChain()
  const { signMessage, data: signature, error: unsigned } = useSignMessage()
  const { signTypedData, data: typed } = useSignTypedData()
  const { sendTransaction, data: hash } = useSendTransaction()
  const { data: receipt } = useWaitForTransactionReceipt({ hash })
  const failure = unsigned ?? unswitched
  // Templates compile for ES2020, whose errors have no cause.
  const cause: unknown = unswitched && Reflect.get(unswitched, 'cause')
  const to = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
  return (
    <>
      <button type="button" onClick={() => switchChain({ chainId: 8453 })}>
        Base
      </button>
      <button type="button" onClick={() => switchChain({ chainId: 10 as never })}>
        Elsewhere
      </button>
      <button type="button" onClick={() => signMessage({ message: 'Good morning' })}>
        Sign
      </button>
      <button type="button" onClick={() => signTypedData(ticket)}>
        Sign ticket
      </button>
      <button type="button" onClick={() => sendTransaction({ to, value: 42n })}>
        Send
      </button>
      <p data-testid="status">{status}</p>
      <p data-testid="address">{address}</p>
      <p data-testid="chain">{chainId}</p>
      <p data-testid="balance">{balance?.value.toString()}</p>
      <p data-testid="typed">{typed}</p>
      <p data-testid="receipt">{receipt?.status}</p>
      <p data-testid="signature">{signature}</p>
      <p data-testid="hash">{hash}</p>
      <p data-testid="error">{failure?.name}</p>
      <p data-testid="unswitched">
        {unswitched instanceof SwitchChainError ? 'SwitchChainError' : (unswitched?.name ?? 'none')}
        {cause instanceof Error ? ` of ${cause.name}` : ''}
      </p>
      <p data-testid="refused">{failure instanceof UserRejectedRequestError ? 'yes' : 'no'}</p>
    </>
  )
}
