import { isSameAddress } from '../../core/domain/same-account.ts'

/** By what an EntryPoint tells how an operation ended (ERC-4337, `UserOperationEvent`): its sender is the second that is indexed, whether it did what it was to the second of the rest. */
const ended = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
const success = /^0x[0-9a-f]{64}0{63}([01])/i

type Fields = Readonly<Record<string, unknown>>

/** Whether a transaction that somebody else sent carried operations of an account, and none of these did anything: it is confirmed all the same. */
export function hasDoneNothing({ from, logs }: Fields, account: string): boolean {
  if (typeof from !== 'string' || isSameAddress(from, account) || !Array.isArray(logs)) return false
  const ends = logs.flatMap((log) => endOf(Object(log) as Fields, account))
  return ends.length > 0 && ends.every((end) => end === '0')
}

function endOf({ topics, data }: Fields, account: string): readonly string[] {
  const [event, , sender] = Array.isArray(topics) ? (topics as readonly unknown[]) : []
  if (event !== ended || typeof sender !== 'string' || typeof data !== 'string') return []
  if (!isSameAddress(`0x${sender.slice(-40)}`, account)) return []
  return success.exec(data)?.slice(1, 2) ?? []
}
