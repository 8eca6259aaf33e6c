import { accountNameFault, accountNameSuffix, fullAccountName } from '../../domain/names/account-name.ts'
import { isRegistering } from '../../domain/names/registration.ts'
import type { NameRegistration } from '../../domain/names/registration.ts'
import { isFrameWallet } from '../../domain/wallets/wallet.ts'
import { accountNames } from '../../events/names/account-names.ts'
import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { nameHolder, ownNames } from '../../selectors/names/holder.ts'
import { isRefusedName, nameOrder, shownRegistration } from '../../selectors/names/registrable-name.ts'
import { enAccountNames } from '../../strings/en/account-names.ts'
import { enToast } from '../../strings/en/toast.ts'
import { requestTitle } from '../parts/request-title.ts'
import { lookUpFailure, ownNamesFailure, registrationFailure } from './failure.ts'
import { textField } from '../parts/text-field.ts'
import type { Button, Item, List, Notice, Screen, TextField } from '../parts/parts.ts'
import { offeredNetwork } from '../parts/select.ts'
import { textsOf } from '../parts/texts-of.ts'

const words = { ...enAccountNames, ...enToast }

/** The parts of the RegisterAccountName screen. */
export type RegisterAccountNameParts = {
  readonly unable: Notice | null
  readonly networks: Button | null
  readonly name: TextField
  readonly found: Item | null
  readonly suggestions: List | null
  readonly notFound: Notice | null
  readonly retry: Button | null
  readonly failed: Notice | null
  readonly waiting: Notice | null
  readonly cancel: Button | null
  readonly register: Button
}

/** How many placeholder rows are shown while suggestions load. */
const awaitedSuggestions = 3

/** Returns the RegisterAccountName screen: the typed name, whether it is free, suggestions, and the state of the registration. */
export function registerAccountNameView(state: StateOf<'account-names'>): Screen<RegisterAccountNameParts> {
  const text = textsOf(state, words)
  const { status } = state.accountNames
  const running = runningRegistration(state)
  const isAwaited = status === 'free' && ownNames(state)?.status === 'asking'
  const notFound = lookUpFailure(state) ?? ownNamesFailure(state)
  const order = nameOrder(state)
  const press = order && accountNames.registrationRequested({ order, by: 'visitor' })
  return {
    title: text('accountNames.registerTitle'),
    parts: {
      unable: unableNotice(state),
      networks: networksButton(state),
      name: nameField(state, press),
      found: foundItem(state),
      suggestions: suggestionList(state),
      notFound,
      retry: notFound && {
        part: 'button',
        label: text('accountNames.retry'),
        press: accountNames.retried(),
        tone: 'quiet',
        icon: 'retry',
      },
      failed: registrationFailure(state),
      waiting: waitingNotice(state),
      cancel: running && {
        part: 'button',
        label: text('accountNames.cancel'),
        press: accountNames.cancelled({ flow: running.id }),
        tone: 'neutral',
      },
      register: {
        part: 'button',
        label: text(running ? 'accountNames.registering' : 'accountNames.register'),
        press,
        tone: 'accent',
        ...((running || isAwaited) && { busy: true }),
      },
    },
  }
}

function runningRegistration(state: StateOf<'account-names'>): NameRegistration | null {
  const shown = shownRegistration(state)
  return shown && isRegistering(shown) ? shown : null
}

function nameField(state: StateOf<'account-names'>, submit: TextField['submit']): TextField {
  const text = textsOf(state, words)
  const { name } = state.accountNames
  const fault = accountNameFault(name)
  const wrong =
    ownNames(state)?.names.length && shownRegistration(state)?.step !== 'registered'
      ? 'accountNames.taken'
      : fault && ({ signs: 'accountNames.wrongSigns', short: 'accountNames.tooShort' } as const)[fault]
  return {
    ...textField(text('accountNames.name'), name, accountNames.nameTyped),
    purpose: 'name',
    suffix: accountNameSuffix,
    submit: submit ?? null,
    ...(runningRegistration(state) && { isDisabled: true }),
    ...(wrong && { error: { title: text(wrong) } }),
  }
}

/** Returns the typed name, and whether it is registered already. */
function foundItem(state: StateOf<'account-names'>): Item | null {
  const { name, status } = state.accountNames
  if (status === 'unasked' || status === 'failed') return null
  const tags = {
    asking: 'accountNames.asking',
    free: 'accountNames.available',
    registered: 'accountNames.isRegistered',
  } as const
  const isRefused = status === 'free' && isRefusedName(state)
  const tag = textsOf(state, words)(isRefused ? 'accountNames.unavailable' : tags[status])
  const item = nameItem(name, null)
  return status === 'asking' ? { ...item, detail: tag, busy: true } : { ...item, tag }
}

function suggestionList(state: StateOf<'account-names'>): List | null {
  const text = textsOf(state, words)
  const { status, suggestions } = state.accountNames
  if (status !== 'registered') return null
  return {
    part: 'list',
    label: text('accountNames.suggestions'),
    items: (suggestions ?? []).map((one) => ({
      ...nameItem(one, accountNames.nameTyped({ text: one })),
      tag: text('accountNames.available'),
    })),
    placeholders: suggestions ? 0 : awaitedSuggestions,
    empty: text('accountNames.noSuggestions'),
  }
}

function nameItem(name: string, press: Item['press']): Item {
  const label = fullAccountName(name)
  return { part: 'item', key: name, label, image: { kind: 'account', url: null, seed: label }, press }
}

/** Returns why the active account can not register any name, or null. */
function unableNotice(state: StateOf<'account-names'>): Notice | null {
  const text = textsOf(state, words)
  const holder = nameHolder(state)
  if (holder && offeredNetwork(state, holder.chainId)) return null
  const [title, body] = holder
    ? (['accountNames.noNetwork', 'accountNames.noNetworkBody'] as const)
    : (['accountNames.nobody', 'accountNames.nobodyBody'] as const)
  return { part: 'notice', tone: 'negative', title: text(title), body: text(body) }
}

function networksButton(state: StateOf<'account-names'>): Button | null {
  const holder = nameHolder(state)
  if (!holder || offeredNetwork(state, holder.chainId)) return null
  return {
    part: 'button',
    label: textsOf(state, words)('accountNames.networks'),
    press: router.viewPushed({ view: 'Networks' }),
    tone: 'accent',
    icon: 'network',
  }
}

function waitingNotice(state: StateOf<'account-names'>): Notice | null {
  const running = runningRegistration(state)
  if (!running) return null
  const text = textsOf(state, words)
  const asked = nameHolder(state)?.wallet
  const wallet = asked?.name ?? ''
  if (running.step === 'registering' || running.step === 'unconfirmed') {
    const title = text('accountNames.posting', { name: running.name })
    const doubt = running.step === 'unconfirmed' && { body: text('accountNames.doubted') }
    return { part: 'notice', tone: 'accent', title, ...doubt }
  }
  const lingering = isFrameWallet(asked) ? 'accountNames.lingeringHere' : 'accountNames.lingering'
  const body = running.isLingering ? lingering : 'accountNames.signingBody'
  const title = requestTitle(state, asked, text('accountNames.signing', { wallet }))
  return { part: 'notice', tone: 'accent', title, body: text(body, { wallet }) }
}
