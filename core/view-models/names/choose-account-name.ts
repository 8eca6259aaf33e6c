import { router } from '../../events/shell/router.ts'
import type { StateOf } from '../../reducers/root.ts'
import { ownNames } from '../../selectors/names/holder.ts'
import { enAccountNames } from '../../strings/en/account-names.ts'
import { namesExplained } from './names-explained.ts'
import type { Button, Link, Notice, Screen } from '../parts/parts.ts'
import { textsOf } from '../parts/texts-of.ts'

/** The parts of the ChooseAccountName screen. */
export type ChooseAccountNameParts = {
  readonly explain: Notice
  readonly taken: Notice | null
  readonly choose: Button
  readonly learnMore: Link
}

/** Returns the ChooseAccountName screen: the benefits of a name, and a button that leads to choosing one. */
export function chooseAccountNameView(state: StateOf<'account-names'>): Screen<ChooseAccountNameParts> {
  const text = textsOf(state, enAccountNames)
  const [own] = ownNames(state)?.names ?? []
  return {
    title: text('accountNames.title'),
    parts: {
      explain: {
        part: 'notice',
        tone: 'neutral',
        title: text('accountNames.chooseTitle'),
        body: text('accountNames.chooseBody'),
      },
      taken:
        own === undefined
          ? null
          : { part: 'notice', tone: 'accent', title: text('accountNames.taken'), body: own },
      choose: {
        part: 'button',
        label: text('accountNames.choose'),
        press: own === undefined ? router.viewPushed({ view: 'RegisterAccountName' }) : null,
        tone: 'accent',
      },
      learnMore: namesExplained(text('accountNames.learnAboutNames')),
    },
  }
}
