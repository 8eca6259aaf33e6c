import { typedCode } from '../../domain/frame/one-time-code.ts'
import type { TypedCode } from '../../domain/frame/one-time-code.ts'
import type { Secret } from '../../domain/values/secret.ts'
import type { AnyEventDefinition, EventInput } from '../../events/define-events.ts'

/** How a part is meant; what it looks like is the renderer's. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'negative' | 'quiet'

/** The icons a part can name; each renderer draws them its own way. */
export type Icon =
  | 'back'
  | 'check'
  | 'close'
  | 'copy'
  | 'disconnect'
  | 'external'
  | 'grid'
  | 'help'
  | 'incoming'
  | 'minus'
  | 'network'
  | 'outgoing'
  | 'phone'
  | 'plus'
  | 'qr'
  | 'retry'
  | 'search'
  | 'swap'
  | 'wallet'
  | 'warning'
  | 'window'

/** An image, or what stands for one: `seed` draws an avatar or a letter tile when there is no URL (or it fails to load). */
export type Image = {
  readonly kind: 'wallet' | 'network' | 'account' | 'token' | 'social'
  readonly url: string | null
  readonly seed: string
  /** What to send once `url` was drawn, or could not be, for as long as nobody knows whether pictures can be had like that. */
  readonly tried?: { readonly drawn: EventInput; readonly broken: EventInput }
}

/** Something to press; `press: null` is the disabled state. */
export type Button = {
  readonly part: 'button'
  readonly label: string
  readonly press: EventInput | null
  readonly tone: Tone
  readonly icon?: Icon
  readonly busy?: boolean
  /** Whether it goes a step further each time, so that presses count however fast they follow each other; any other button counts once. */
  readonly isStep?: boolean
}

/** A row of a list: pressed it sends its event, or it leads to a page of its own; a pointer or the focus that comes to it sends `approach`. */
export type Item = {
  readonly part: 'item'
  readonly key: string
  readonly label: string
  readonly image: Image
  /** A picture that the first one covers in part. */
  readonly behind?: Image
  /** What stands on the picture's corner: what was done, and how it ended. */
  readonly mark?: { readonly icon: Icon; readonly tone: Tone }
  /** What stands in the picture's place where a row is a way and not a wallet. */
  readonly icon?: Icon
  readonly press: EventInput | null
  readonly approach?: EventInput
  readonly href?: string
  readonly tag?: string
  /** The heading above the first of the rows that share it, such as a month. */
  readonly group?: string
  readonly detail?: string
  /** Why to look twice before pressing, in a word or two. */
  readonly caution?: string
  readonly selected?: boolean
  readonly busy?: boolean
}

/** Rows under a heading; `placeholders` counts rows that are still to come and are drawn as skeletons. */
export type List = {
  readonly part: 'list'
  readonly label: string
  readonly items: readonly Item[]
  readonly placeholders: number
  readonly empty?: string
  /** What tells which rows came into view, once their `keys` are filled in. */
  readonly shown?: EventInput
  /** What asks for more rows when the end comes into view, once for each that differs. */
  readonly more?: EventInput
}

/** One fact: its name, its value (null while unknown) and the full value when the shown one is shortened. */
export type Line = {
  readonly part: 'line'
  readonly label: string
  readonly value: string | null
  readonly full?: string
  /** Every digit of an amount that is cut, for a pointer that rests on it; neither read out nor drawn in a terminal. */
  readonly exact?: string
  readonly image?: Image
  /** Pictures in the value's place, of what pressing it leads to. */
  readonly images?: readonly Image[]
  readonly press?: EventInput | null
  readonly tone?: Tone
}

/** A place to type; `change` is sent for each change, with the new `text` filled in, `submit` with Enter; a search unless it has another purpose. */
export type TextField = {
  readonly part: 'text-field'
  readonly label: string
  readonly value: string
  /** What was typed where `value` says only how much it is. */
  readonly secret?: Secret<string>
  readonly change: EventInput
  readonly purpose?: 'email' | 'code' | 'amount' | 'address' | 'name'
  /** What stands fixed behind what is typed. */
  readonly suffix?: string
  /** Whether nobody can type here yet. */
  readonly isDisabled?: boolean
  /** What is wrong with what stands here. */
  readonly error?: Pick<Notice, 'title' | 'body'>
  /** What puts all that there is here. */
  readonly maximum?: Button
  readonly approach?: EventInput
  readonly submit?: EventInput | null
}

/** A place for an element that an adapter owns, known to both by its name; `title` names the place, and with `body` is what stands there where no element can: in a terminal, and until it comes. */
export type Slot = {
  readonly part: 'slot'
  readonly name: string
  readonly title: string
  readonly body?: string
}

/** Something that should be read. */
export type Notice = {
  readonly part: 'notice'
  readonly tone: Tone
  readonly title: string
  readonly body?: string
}

/** A picture with its meaning; `mood` says how what it stands for is going. */
export type Picture = {
  readonly part: 'picture'
  readonly label: string
  readonly image: Image
  readonly mood?: 'waiting' | 'failed'
}

/** A page outside. */
export type Link = {
  readonly part: 'link'
  readonly label: string
  readonly href: string
  readonly icon?: Icon
  /** Sent when the link is followed. */
  readonly press?: EventInput
  /** An app on this device opens in the page's place; anything else in a new tab. */
  readonly opensApp?: boolean
}

/** A QR code over `text`, which is null while it is being prepared; the label says what it is for. */
export type QrCode = {
  readonly part: 'qr-code'
  readonly label: string
  readonly text: string | null
  readonly image: Image | null
}

/** One of several ways, of which one is chosen. */
export type Choice = {
  readonly part: 'choice'
  readonly label: string
  readonly options: readonly {
    readonly key: string
    readonly label: string
    readonly selected: boolean
    readonly press: EventInput
  }[]
}

/** Something that takes a while, by name. */
export type Progress = { readonly part: 'progress'; readonly label: string }

/** Anything a screen can hold. */
export type Part =
  | Button
  | Item
  | List
  | Line
  | TextField
  | Notice
  | Picture
  | Link
  | Progress
  | QrCode
  | Choice
  | Slot

/** The parts of a screen by their place; null where a place is empty now. */
export type Parts = Readonly<Record<string, Part | null>>

/** What is on the screen, as data. */
export type Screen<Places extends Parts = Parts> = { readonly title: string; readonly parts: Places }

/** The event definitions that carry nothing but a typed text. */
type TextEvent = AnyEventDefinition & ((data: { text: string }) => EventInput)
type CodeEvent = AnyEventDefinition & ((data: TypedCode) => EventInput)

/** Declares a text field over an event that carries `{ text }`. */
export function textField(label: string, value: string, event: TextEvent): TextField {
  return { part: 'text-field', label, value, change: event({ text: value }) }
}

/** Declares the field of a one-time code, which nobody reads but whoever types it. */
export function codeField(label: string, code: TypedCode, event: CodeEvent): TextField {
  const value = '•'.repeat(code.digits)
  return { part: 'text-field', label, value, secret: code.text, change: event(code), purpose: 'code' }
}

/** What stands in a text field, for whoever types there; a tape has only how much it was. */
export function textIn({ value, secret }: TextField): string {
  const text = secret?.reveal()
  return text?.length === value.length ? text : value
}

/** The event a text field sends when its text becomes `text`. */
export function typed({ change, purpose }: TextField, text: string): EventInput {
  const data = purpose === 'code' ? typedCode(text) : { text }
  return { type: change.type, data: { ...Object(change.data), ...data } }
}

/** The event a list sends when rows come into view. */
export function rowsShown(shown: EventInput, keys: readonly string[]): EventInput {
  return { type: shown.type, data: { ...Object(shown.data), keys: [...keys] } }
}

/** Names what a list asks for, so that it is asked for once; empty when there is no more. */
export function askName({ more }: List): string {
  return more ? JSON.stringify(more) : ''
}
