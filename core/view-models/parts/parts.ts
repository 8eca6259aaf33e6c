import type { Secret } from '../../domain/values/secret.ts'
import type { EventInput } from '../../events/define-events.ts'
import type { IconName } from './icon-name.ts'

/** The meaning of a part. The renderer chooses how that looks. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'negative' | 'quiet'

/** An image. Without a URL, or if that fails to load, `seed` gives an avatar or a tile with a letter. */
export type Image = {
  readonly kind: 'wallet' | 'network' | 'account' | 'token' | 'social'
  readonly url: string | null
  readonly seed: string
  /** The events to send once `url` was loaded or has failed. Present only until it is known whether this page can load such pictures. */
  readonly tried?: { readonly drawn: EventInput; readonly broken: EventInput }
}

/** Something that a visitor presses. */
export type Button = {
  readonly part: 'button'
  readonly label: string
  /** The event of a press; null disables the button. */
  readonly press: EventInput | null
  readonly tone: Tone
  readonly icon?: IconName
  readonly busy?: boolean
  /** Whether each press goes one step further, so that fast presses all count. Fast presses on any other button count once. */
  readonly isStep?: boolean
}

/** A row of a list. */
export type Item = {
  readonly part: 'item'
  readonly key: string
  readonly label: string
  /** The label with its context, for assistive technology. Without it, the label is the name. */
  readonly name?: string
  readonly image: Image
  /** A second picture, which the first one covers in part. */
  readonly behind?: Image
  /** The badge on the picture's corner: the kind of an action, and how it ended. */
  readonly mark?: { readonly icon: IconName; readonly tone: Tone }
  /** An icon in place of the picture, for a row that leads to a view and is no wallet. */
  readonly icon?: IconName
  /** The event of a press. */
  readonly press: EventInput | null
  /** The event to send when a pointer or the focus reaches the row. */
  readonly approach?: EventInput
  /** The page that a press opens, in place of an event. */
  readonly href?: string
  readonly tag?: string
  /** The heading above consecutive rows that share it, such as a month. */
  readonly group?: string
  readonly detail?: string
  /** The amounts that a transaction moved: what went out, then what came in. */
  readonly amounts?: readonly string[]
  /** A warning of one or two words. */
  readonly caution?: string
  readonly selected?: boolean
  readonly busy?: boolean
}

/** Rows under a heading. */
export type List = {
  readonly part: 'list'
  readonly label: string
  readonly items: readonly Item[]
  /** How many rows are still loading. Renderers draw them as skeletons. */
  readonly placeholders: number
  readonly empty?: string
  /** The event that reports which rows became visible. The renderer fills in their `keys`. */
  readonly shown?: EventInput
  /** The event that requests more rows when the end of the list becomes visible. The renderer sends each distinct event once. */
  readonly more?: EventInput
}

/** A fact: its name and its value. */
export type Line = {
  readonly part: 'line'
  readonly label: string
  /** The value; null while it is unknown. */
  readonly value: string | null
  /** The full value, if the shown one is shortened. */
  readonly full?: string
  /** Every digit of a shortened amount, shown when a pointer rests on it. Screen readers and terminals omit it. */
  readonly exact?: string
  readonly image?: Image
  /** Pictures in place of the value, which show where a press leads. */
  readonly images?: readonly Image[]
  readonly press?: EventInput | null
  readonly tone?: Tone
  /** The label of a control that unfolds further facts. A terminal shows them at once. */
  readonly more?: string
}

/** A field to type in. */
export type TextField = {
  readonly part: 'text-field'
  readonly label: string
  readonly value: string
  /** The typed text, if `value` shows only its length. */
  readonly secret?: Secret<string>
  /** The event to send for each change, with the new `text` filled in. */
  readonly change: EventInput
  /** What the text is for; without it the field is a search. */
  readonly purpose?: 'email' | 'code' | 'amount' | 'address' | 'name'
  /** The number of characters of a complete text, if it is fixed. */
  readonly length?: number
  /** A fixed text behind the typed one. */
  readonly suffix?: string
  /** Whether the field is disabled. */
  readonly isDisabled?: boolean
  /** What is wrong with the text in the field. */
  readonly error?: Pick<Notice, 'title' | 'body'>
  /** The button that fills in the greatest possible amount. */
  readonly maximum?: Button
  readonly approach?: EventInput
  /** The event to send for Enter. */
  readonly submit?: EventInput | null
}

/**
 * A place for an element that an adapter owns. Both find it by its name. `title` names the place.
 * `title` and `body` are also the content in a terminal, and until the element arrives.
 */
export type Slot = {
  readonly part: 'slot'
  readonly name: string
  readonly title: string
  readonly body?: string
}

/** A text to read. */
export type Notice = {
  readonly part: 'notice'
  readonly tone: Tone
  readonly title: string
  readonly body?: string
}

/**
 * The state of an action:
 * - `waiting`: Somebody else has to answer: the wallet's owner, a service or a chain.
 * - `done`: It ended well.
 * - `stopped`: It goes on no longer, and nothing is known to be wrong. The visitor ended it, or its end is not known.
 * - `failed`: It went wrong.
 */
export type Mood = 'waiting' | 'done' | 'stopped' | 'failed'

/** A picture with its meaning. */
export type Picture = {
  readonly part: 'picture'
  readonly label: string
  readonly image: Image
  /** An icon in place of the image, for an action without a wallet. */
  readonly icon?: IconName
  /** The state of the action that the picture represents. A notice beside the picture describes it. */
  readonly mood?: Mood
}

/** A link to an external page. */
export type Link = {
  readonly part: 'link'
  readonly label: string
  readonly href: string
  readonly icon?: IconName
  /** An event to send when the visitor follows the link. */
  readonly press?: EventInput
  /** Whether the link opens an app on this device. Such a link opens in this tab, any other one in a new tab. */
  readonly opensApp?: boolean
}

/** A QR code to scan. */
export type QrCode = {
  readonly part: 'qr-code'
  /** What the code is for. */
  readonly label: string
  /** The content of the code; null while it is being prepared. */
  readonly text: string | null
  readonly image: Image | null
}

/** A choice of one among several options. */
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

/** The steps of an action, in their order. At most one is the current one. */
export type Steps = {
  readonly part: 'steps'
  readonly label: string
  readonly steps: readonly {
    readonly key: string
    readonly label: string
    readonly status: 'done' | 'current' | 'next'
    /** The status in words, for assistive technology. */
    readonly statusText: string
  }[]
}

/** A named action that takes a while. */
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
  | Steps
  | Slot

/** The parts of a screen by name. A part that is not shown now is null. */
export type Parts = Readonly<Record<string, Part | null>>

/** The content of the screen, as data. */
export type Screen<Places extends Parts = Parts> = { readonly title: string; readonly parts: Places }
