import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { currentRoute } from '../../selectors/shell/current-view.ts'
import { enAccountNames } from '../../strings/en/account-names.ts'
import { namesExplained } from './names-explained.ts'
import type { Button, Link, Notice, Picture, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the RegisterAccountNameSuccess screen. */
export type RegisterAccountNameSuccessParts = {
  readonly picture: Picture
  readonly name: Notice | null
  readonly done: Notice
  readonly close: Button
  readonly learnMore: Link
}

/** Returns the RegisterAccountNameSuccess screen: the new name of the account, and a button that leads back to it. */
export function registerAccountNameSuccessView(
  state: StateOf<'account-names'>,
): Screen<RegisterAccountNameSuccessParts> {
  const text = textsOf(state, enAccountNames)
  const route = currentRoute(state)
  const flow = route.view === 'RegisterAccountNameSuccess' ? route.flow : undefined
  const registered = state.accountNames.registrations[flow ?? '']
  return {
    title: text('accountNames.title'),
    parts: {
      picture: {
        part: 'picture',
        label: text('accountNames.title'),
        image: { kind: 'account', url: null, seed: registered?.address ?? '' },
        mood: 'done',
      },
      name: registered ? { part: 'notice', tone: 'accent', title: registered.name } : null,
      done: {
        part: 'notice',
        tone: 'positive',
        title: text('accountNames.done'),
        body: text('accountNames.doneBody'),
      },
      close: {
        part: 'button',
        label: text('accountNames.go'),
        press: router.viewReset({ view: 'Account' }),
        tone: 'accent',
      },
      learnMore: namesExplained(text('accountNames.learnMore')),
    },
  }
}
