import type { Stamped } from '../../core/events/define-events.ts'
import type { Chrome } from '../../core/view-models/shell/chrome.ts'
import type { ToastPart } from '../../core/view-models/shell/toast.ts'
import type { Part, Screen } from '../../core/view-models/parts/parts.ts'

type Telling = {
  readonly failure?: { readonly code: string }
  readonly wallet?: { readonly name: string }
  readonly text?: string
  readonly chainId?: string
}

/** Returns a short name for the state after an event. It names the event, the detail that distinguishes it, and what is prominent on the screen. */
export function stateName(
  { type, data }: Stamped,
  { parts }: Screen,
  { toast, busy }: Chrome & { readonly toast: ToastPart | null },
): string {
  const { failure, wallet, text, chainId } = data as Telling
  const detail = failure?.code ?? wallet?.name ?? text ?? chainId
  const [feature = '', happened = ''] = type.split('/')
  const words = `${feature} ${happened.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`
  const sentence = words.charAt(0).toUpperCase() + words.slice(1)
  const traits = Object.values(parts).flatMap((part) => (part ? traitsOf(part) : []))
  const around = [...(busy === null ? [] : ['busy']), ...(toast ? [`toast “${toast.text}”`] : [])]
  const marked = new Set([...traits.filter((trait) => !around.includes(`toast ${trait}`)), ...around])
  return [detail === undefined ? sentence : `${sentence} (${detail})`, ...marked].join(', ')
}

function traitsOf(part: Part): readonly string[] {
  switch (part.part) {
    case 'list':
      return [
        ...(part.placeholders > 0 ? ['loading'] : []),
        ...part.items.flatMap((item) => (item.busy ? [`${item.label} asked for`] : [])),
      ]
    case 'line':
      return part.value === null ? ['loading'] : part.tone === 'negative' ? [`“${part.value}”`] : []
    case 'notice':
      return part.tone === 'negative' ? [`“${part.title}”`] : []
    case 'progress':
      return ['waiting']
    default:
      return []
  }
}
